import { visitor, type Visitor } from './visitor.ts'

type Person = { email: string; password: string; origin?: string }

/** A browser in which somebody signed in by the form. */
export async function signedIn(url: string, { email, password, origin }: Person) {
  const who = visitor(url, origin)
  const answer = await who.postForm('/auth', { email, password, next: '/' })
  if (answer.status !== 302 || /\/auth/.test(answer.headers.location ?? ''))
    throw new Error(`${email} was not let in: ${answer.status} ${answer.headers.location ?? answer.text.slice(0, 200)}`)
  return who
}

/** A copy of the browser with its cookies: its requests do not change the original. */
export function sameAs(who: Visitor, url: string) {
  const twin = visitor(url)
  for (const [name, value] of who.cookies) twin.cookies.set(name, value)
  return twin
}
