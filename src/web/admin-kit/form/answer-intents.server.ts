import { data, redirect } from 'react-router'
import { orRefusal } from '#kit/refusal.ts'
import { requestLocale } from '#platform/request.server.ts'
import type { Answer } from './answer.ts'
import { typedValues } from './read-form.ts'

/** Where a button leads that did what it says, or what is to be mended first. */
type Outcome = string | Omit<Answer, 'intent'>
type Act = (form: FormData, of: string) => Promise<Outcome>

/**
 * What the buttons of a page do, by their intent; `remove:7` asks `remove` of 7. An intent that the page does not know is a 400. What is
 * refused is told at the form it was sent by, with all that was typed into it but a password.
 */
export async function answerIntents(request: Request, acts: Readonly<Record<string, Act>>) {
  const form = await request.formData()
  const intent = String(form.get('intent') ?? 'save')
  const [name = '', of = ''] = intent.split(':')
  if (!Object.hasOwn(acts, name)) throw data(null, { status: 400 })
  const { done, refusal } = await orRefusal(acts[name]!(form, of))
  if (typeof done === 'string') return redirect(done, 303)
  const { values, ...answer } = refusal
    ? { refusal: refusal.say(requestLocale()), values: typedValues(form) }
    : (done as Omit<Answer, 'intent'>)
  const { password: _secret, ...shown } = values ?? {}
  return data<Answer>({ intent, ...answer, ...(values && { values: shown }) }, { status: 422 })
}
