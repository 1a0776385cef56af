import { data, Form, Link, redirect, useNavigation } from 'react-router'
import { z } from 'zod'
import { eraseOwnAccount } from '#flows/users/erase-own-account.ts'
import { inputOf } from '#kit/declare-fields.ts'
import { db } from '#platform/postgres/db.server.ts'
import { requestLocale } from '#platform/request.server.ts'
import { orRefusal } from '#kit/refusal.ts'
import { auth } from '#shop/identity/auth.server.ts'
import { listSignInMethods } from '#shop/identity/profile/find-profile.ts'
import { Button, buttonClass } from '#ui/button.tsx'
import { Checkbox } from '#ui/fields/checkbox.tsx'
import { Field } from '#ui/fields/field.tsx'
import { Notice } from '#ui/notice.tsx'
import { TextInput } from '#ui/fields/text-input.tsx'
import { choiceIn } from '#web/shell/consent/consent-choice.ts'
import { saveConsentChoice } from '#web/shell/consent/save-consent-choice.server.ts'
import { findSettings } from '#shop/settings/queries.ts'
import { refusedFor, waitHeaders } from '#web/shell/forms/read-fields.ts'
import { pageMeta } from '#web/shell/page/page-meta.ts'
import { m } from '#words/messages.js'
import { customerContext, type SignedInCustomer } from '#web/parts/account/customer-guard.server.ts'
import type { Route } from './+types/erase-page.ts'
import { FieldConsent } from './field-consent.tsx'
import { checkOwnPassword } from './check-own-password.server.ts'
import { PageTop } from '#web/parts/account/page-top.tsx'
import type { AccountHandle } from '#web/parts/account/profile-layout.tsx'
import { proofFields } from '#web/parts/account/security-fields.ts'

export const meta = () => pageMeta({ title: m.profile_erase() })
export const headers: Route.HeadersFunction = waitHeaders
export const handle: AccountHandle = {
  crumb: m.profile_erase,
  under: { crumb: m.profile_privacy, to: '/profile/privacy' },
}

export async function loader({ context }: Route.LoaderArgs) {
  const person = context.get(customerContext)
  return { email: person.email, proof: await proofOf(person) }
}

/** A recent sign-in is proof enough; otherwise the password; an account without one must sign in again. */
async function proofOf({ id, signedInAt }: SignedInCustomer): Promise<'fresh' | 'password' | 'sign-in'> {
  if (isFresh(signedInAt)) return 'fresh'
  return (await listSignInMethods(db, id)).includes('credential') ? 'password' : 'sign-in'
}
const freshMs = 10 * 60_000
const isFresh = (signedInAt: Date) => Date.now() - new Date(signedInAt).getTime() < freshMs

const form = z.object({ understood: z.literal('on'), password: z.string().max(proofFields.password.max).default('') })

export async function action({ request, context }: Route.ActionArgs) {
  const person = context.get(customerContext)
  const read = form.safeParse(Object.fromEntries(await request.formData()))
  if (!read.success) return data({ unticked: m.profile_erase_unticked() }, { status: 422 })
  const proof = await proofOf(person)
  if (proof === 'sign-in') return data({ refusal: m.profile_erase_sign_in() }, { status: 422 })
  if (proof === 'password') {
    const refused = await checkOwnPassword(request, person.id, read.data.password)
    if (refused) return data({ wrongPassword: refused.message }, refusedFor(refused.seconds))
  }
  const { refusal } = await orRefusal(eraseOwnAccount(db, person.id))
  if (refusal) {
    const { phone } = await findSettings(db)
    const words = [refusal.say(requestLocale()), ...(phone ? [m.profile_erase_call({ phone })] : [])].join(' ')
    return data({ refusal: words }, { status: 422 })
  }
  return signOutErased(request)
}

/** The account is gone, so the browser's stored data is cleared too. */
async function signOutErased(request: Request) {
  const answered = await auth.api.signOut({ headers: request.headers, asResponse: true })
  const headers = new Headers({ 'Clear-Site-Data': '"cache", "storage"' })
  const cookies = choiceIn(request.headers.get('cookie')) ? await saveConsentChoice(db, request, 'no') : []
  for (const cookie of [...answered.headers.getSetCookie(), ...cookies]) headers.append('Set-Cookie', cookie)
  return redirect('/profile/erased', { headers })
}

type Answer = { unticked?: string; wrongPassword?: string; refusal?: string }

export default function ErasePage({ loaderData: { email, proof }, actionData }: Route.ComponentProps) {
  const answer = actionData as Answer | undefined
  const isBusy = useNavigation().formAction?.endsWith('/profile/erase') ?? false
  return (
    <>
      <PageTop title={m.profile_erase()} lead={m.profile_erase_lead({ email })} refusal={answer?.refusal} />
      <div className="grid max-w-2xl gap-8">
        <ItemList title={m.profile_erase_goes()} items={goes()} />
        <ItemList title={m.profile_erase_stays()} items={remainingItems()} />
        {proof === 'sign-in' ? (
          <Notice
            tone="warning"
            action={
              <Link to="/auth?again=1&next=/profile/erase" className="link">
                {m.profile_erase_sign_in_do()}
              </Link>
            }
          >
            {m.profile_erase_sign_in()}
          </Notice>
        ) : (
          <Form
            method="post"
            noValidate
            data-ends-session={isBusy || undefined}
            className="grid gap-5 rounded-lg border border-red p-5 md:p-6"
          >
            <FieldConsent id="understood" error={answer?.unticked}>
              <Checkbox id="understood" name="understood" label={m.profile_erase_understood()} />
            </FieldConsent>
            {proof === 'password' && (
              <Field label={m.auth_password()} hint={m.profile_erase_password_hint()} error={answer?.wrongPassword}>
                <TextInput {...inputOf(proofFields.password)} />
              </Field>
            )}
            <div className="flex flex-wrap gap-3">
              <Button type="submit" variant="danger" busy={isBusy} busyText={m.profile_erasing()}>
                {m.profile_erase_do()}
              </Button>
              <Link to="/profile/privacy" className={buttonClass({ variant: 'outline' })}>
                {m.profile_erase_keep()}
              </Link>
            </div>
          </Form>
        )}
      </div>
    </>
  )
}

const goes = () => [m.profile_erase_goes_account(), m.profile_erase_goes_own(), m.profile_erase_goes_orders()]
const remainingItems = () => [
  m.profile_erase_stays_orders(),
  m.profile_erase_stays_consents(),
  m.profile_erase_stays_backups(),
]

const ItemList = ({ title, items }: { title: string; items: string[] }) => (
  <section>
    <h2 className="type-h3">{title}</h2>
    <ul className="mt-2 grid list-disc gap-1.5 pl-5">
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  </section>
)
