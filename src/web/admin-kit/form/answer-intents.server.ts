import { data, redirect } from 'react-router'
import { orRefusal } from '#kit/refusal.ts'
import { requestLocale } from '#platform/request.server.ts'
import type { Answer } from './answer.ts'
import { typedValues } from './read-form.ts'

/** The address to redirect to after success, or the errors to show. */
type Outcome = string | Omit<Answer, 'intent'>
type Act = (form: FormData, of: string) => Promise<Outcome>

/**
 * Runs the action of the button's intent; `remove:7` calls `remove` with 7. An unknown intent is a 400. Errors are shown at the form that
 * was sent, with everything that was typed except passwords.
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
