import { ask, type Answer, type Ask } from './ask.ts'

/** A browser with its cookies, as the server sees it. Forms come from `origin`: for a live shop the public address. */
export function visitor(url: string, origin = url) {
  const cookies = new Map<string, string>()

  async function send(path: string, { headers = {}, ...rest }: Ask = {}): Promise<Answer> {
    const cookie = [...cookies].map((pair) => pair.join('=')).join('; ')
    const answer = await ask(url, path, { ...rest, headers: { ...(cookie && { Cookie: cookie }), ...headers } })
    for (const line of answer.headers['set-cookie'] ?? []) {
      const [name, value] = line.split(';')[0]!.split('=')
      cookies.set(name!, value!)
    }
    return answer
  }

  const post = (path: string, type: string, body: string) =>
    send(path, { method: 'POST', headers: { Origin: origin, 'Content-Type': type }, body })

  return {
    cookies,
    send,
    get: (path: string) => send(path),
    postJson: (path: string, body: unknown) => post(path, 'application/json', JSON.stringify(body)),
    postForm: (path: string, form: Record<string, string> | URLSearchParams) =>
      post(path, 'application/x-www-form-urlencoded', new URLSearchParams(form).toString()),
  }
}

export type Visitor = ReturnType<typeof visitor>
