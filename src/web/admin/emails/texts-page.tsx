import { useEffect, useRef } from 'react'
import { data, redirect } from 'react-router'
import { inputOf } from '#kit/declare-fields.ts'
import { isLocale, type Locale, locales, localized } from '#kit/localized.ts'
import { db } from '#platform/postgres/db.server.ts'
import { requestLocale } from '#platform/request.server.ts'
import { emailKinds, type EmailKind, isEmailKind } from '#shop/notifications/email-kind.ts'
import { emailCasesOf, previewEmail } from '#shop/notifications/previews/preview-email.ts'
import { showEmail } from '#shop/notifications/previews/show-email.ts'
import { emailTextFields, emptyEmailTexts, type EmailTextField } from '#shop/settings/email-texts.ts'
import { findSettings } from '#shop/settings/queries.ts'
import { emailWordingFields } from '#shop/settings/wording-fields.ts'
import type { ShopSettings } from '#shop/settings/settings.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/fields/field.tsx'
import { TextArea } from '#ui/fields/text-area.tsx'
import { TextInput } from '#ui/fields/text-input.tsx'
import { pageMeta } from '#web/shell/page/page-meta.ts'
import { m } from '#words/messages.js'
import { adminContext } from '#web/admin-kit/admin-guard.server.ts'
import { answerTo, type Answer } from '#web/admin-kit/form/answer.ts'
import { defineEditor } from '#web/admin-kit/form/define-editor.tsx'
import { Editor } from '#web/admin-kit/form/editor.tsx'
import { versionOf } from '#web/admin-kit/form/merge-form.server.ts'
import { saveMergedSettings } from '#web/admin-kit/form/save-merged-settings.server.ts'
import { PageHead } from '#web/admin-kit/page/page-head.tsx'
import { Panel } from '#web/admin-kit/page/panel.tsx'
import { EmailPreviewChoice, EmailKindLinks } from './preview-choices.tsx'
import { EmailView } from './email-view.tsx'
import { emailKindWords } from './email-words.ts'
import type { Route } from './+types/texts-page.ts'
import { textError } from '#platform/forms/field-schema.ts'
import { blanksOf, unknownBlanks } from '#shop/notifications/merchant-words.ts'

export const meta: Route.MetaFunction = () => pageMeta({ title: m.email_wording_title() })

type TextsQuery = { kind: (typeof emailKinds)[number]; locale: Locale }

function readTextsQuery({ searchParams }: URL): TextsQuery {
  const locale = searchParams.get('locale')
  return {
    kind: readEmailKind(searchParams.get('kind'), emailKinds[0]),
    locale: isLocale(locale) ? locale : requestLocale(),
  }
}

async function previewOf({ kind, locale }: TextsQuery, settings: ShopSettings) {
  const preview = await previewEmail({ kind, locale, name: emailCasesOf(kind)[0]! }, settings)
  return preview && showEmail(preview)
}

export async function loader({ url }: Route.LoaderArgs) {
  const of = readTextsQuery(url)
  const settings = await findSettings(db)
  const { [of.kind]: words, ...emailTexts } = settings.emailTexts
  const standard = await previewOf(of, { ...settings, emailTexts })
  return {
    ...of,
    words: words ?? localized(emptyEmailTexts),
    isOwn: words !== undefined,
    preview: (await previewOf(of, settings))!,
    defaultSubject: standard!.subject,
    blanks: describePlaceholders(of.kind),
    version: versionOf(textFields(words ?? localized(emptyEmailTexts))),
    done: url.searchParams.get('done'),
  }
}

type TextsAnswer = Answer & { preview?: Awaited<ReturnType<typeof previewOf>> }

export async function action({ request, context, url }: Route.ActionArgs) {
  const of = readTextsQuery(url)
  const form = await request.formData()
  const intent = String(form.get('intent'))
  if (!['save', 'try', 'usual'].includes(intent)) throw data(null, { status: 400 })
  const settings = await findSettings(db)
  const { words, values, errors } = readEmailTexts(of.kind, form)
  const { [of.kind]: _old, ...others } = settings.emailTexts
  const emailTexts = intent === 'usual' ? others : { ...others, [of.kind]: words }
  const fail = (answer: Omit<Answer, 'intent'>) => data<TextsAnswer>({ intent: 'save', ...answer }, { status: 422 })
  if (intent !== 'usual' && Object.keys(errors).length) return fail({ errors, values })
  if (intent === 'try')
    return data<TextsAnswer>({ intent: 'save', values, preview: await previewOf(of, { ...settings, emailTexts }) })
  const { failure: answer } = await saveMergedSettings({
    form,
    keys: ['emailTexts'],
    actor: context.get(adminContext).actor,
    fields: (saved) => textFields(saved.emailTexts[of.kind] ?? localized(emptyEmailTexts)),
    parse: (merged, saved) => readTexts(of.kind, intent, merged, saved),
  })
  return answer ? fail(answer) : redirect(`/admin/emails/texts?${new URLSearchParams({ ...of, done: intent })}`, 303)
}

/** Restoring the default texts overwrites custom ones on purpose. */
function readTexts(kind: EmailKind, intent: string, form: FormData, { emailTexts: saved }: ShopSettings) {
  const { [kind]: _old, ...others } = saved
  if (intent === 'usual') return { value: { emailTexts: others } }
  const { words, values, errors } = readEmailTexts(kind, form)
  if (Object.keys(errors).length) return { rejected: { errors, values } }
  return { value: { emailTexts: { ...others, [kind]: words } } }
}

const textFields = (words: Record<Locale, Record<EmailTextField, string>>) =>
  Object.fromEntries(
    emailTextFields.flatMap((field) => locales.map((locale) => [`${field}.${locale}`, words[locale][field]])),
  )

const fieldWords: Record<EmailTextField, () => string> = {
  subject: () => m.email_wording_subject(),
  greeting: () => m.email_wording_greeting(),
  extra: () => m.email_wording_extra(),
  signature: () => m.email_wording_signature(),
}
const languages = { vi: () => m.email_log_language_vi(), en: () => m.email_log_language_en() }
const rowLabels = () =>
  Object.fromEntries(
    emailTextFields.flatMap((field) =>
      locales.map((one) => [`${field}.${one}`, `${fieldWords[field]()}, ${languages[one]()}`]),
    ),
  )
const doneWords = { save: () => m.email_wording_done_save(), usual: () => m.email_wording_done_usual() }

export default defineEditor(({ loaderData, actionData }: Route.ComponentProps) => {
  const { kind, locale, preview, done } = loaderData
  const tested = actionData && 'preview' in actionData ? actionData.preview : undefined
  const isSaid = done === 'save' || done === 'usual'
  return {
    title: m.email_wording_title(),
    note: m.email_wording_note(),
    frame: ({ title, note, children }) => (
      <>
        <PageHead back={{ to: '/admin/emails', label: m.email_log_title() }} title={title} note={note} />
        <div className="grid items-start gap-5 lg:grid-cols-[16rem_minmax(0,1fr)]">
          <EmailKindLinks current={kind} />
          <div className="grid min-w-0 gap-5">{children}</div>
        </div>
      </>
    ),
    // What was only tried is no answer to a save.
    answer: tested ? null : undefined,
    done: isSaid && doneWords[done](),
    form: <TextsForm {...loaderData} answer={actionData} isTried={tested !== undefined} />,
    below: (
      <Panel title={(tested ?? preview).subject}>
        <div className="mb-4 flex flex-wrap items-center gap-x-8 gap-y-2">
          <EmailPreviewChoice
            label={m.email_log_preview_locale()}
            name="locale"
            current={locale}
            choices={locales.map((one) => ({ value: one, label: languages[one]() }))}
          />
          {tested && <PreviewNote preview={tested} />}
        </div>
        <EmailView {...(tested ?? preview)} />
      </Panel>
    ),
  }
})

type FormProps = Omit<Route.ComponentProps['loaderData'], 'preview' | 'done'> & { answer?: Answer; isTried: boolean }

function TextsForm({ kind, locale, words, isOwn, defaultSubject, blanks, version, answer, isTried }: FormProps) {
  const { errors, values } = answerTo(answer, 'save')
  return (
    <Editor
      key={`${kind}:${version}:${values.version ?? ''}`}
      keepsScroll
      ofPage
      version={values.version ?? version}
      saved={`${kind}:${version}`}
      labels={Object.fromEntries(emailTextFields.map((field) => [field, fieldWords[field]()]))}
      secondSave={{ intent: 'try', label: m.email_wording_try(), savesNothing: true }}
      dirty={Object.keys(values).length > 0}
      answer={isTried ? undefined : answer}
      rowLabels={rowLabels()}
      className="grid gap-5"
    >
      <Panel
        title={emailKindWords[kind]()}
        aside={
          isOwn && (
            <Button type="submit" name="intent" value="usual" size="sm" variant="quiet">
              {m.email_wording_usual()}
            </Button>
          )
        }
      >
        <p className="mb-4 text-muted">{m.email_wording_blanks({ blanks })}</p>
        <div className="grid gap-x-5 gap-y-4 md:grid-cols-2">
          {emailTextFields.flatMap((field) =>
            locales.map((one) => (
              <Field
                key={`${field}.${one}`}
                label={`${fieldWords[field]()}, ${languages[one]()}`}
                hint={field === 'subject' && one === locale ? m.home_own_words({ words: defaultSubject }) : undefined}
                error={errors[`${field}.${one}`]}
              >
                <EmailTextField field={field} locale={one} text={values[`${field}.${one}`] ?? words[one][field]} />
              </Field>
            )),
          )}
        </div>
      </Panel>
    </Editor>
  )
}

/** The preview is below the form, so it takes the focus, which scrolls it into view. */
function PreviewNote({ preview }: { preview: object }) {
  const note = useRef<HTMLSpanElement>(null)
  useEffect(() => note.current?.focus(), [preview])
  return (
    <span ref={note} tabIndex={-1} className="text-brass">
      {m.email_wording_tried()}
    </span>
  )
}

const EmailTextField = ({ field, locale, text }: { field: EmailTextField; locale: Locale; text: string }) => {
  const inputProps = { ...inputOf(emailWordingFields[field], `${field}.${locale}`), lang: locale, defaultValue: text }
  return field === 'extra' || field === 'signature' ? (
    <TextArea rows={2} {...inputProps} />
  ) : (
    <TextInput {...inputProps} />
  )
}

/** Parses the texts of an email in both languages, with one error per invalid field. */
function readEmailTexts(kind: EmailKind, form: FormData) {
  const values = Object.fromEntries([...form].map(([name, typed]) => [name, String(typed)]))
  const errors: Record<string, string> = {}
  const words = localized(emptyEmailTexts)
  for (const locale of locales)
    for (const field of emailTextFields) {
      const name = `${field}.${locale}`
      const text = (values[name] ?? '').normalize().replaceAll('\r\n', '\n').trim()
      const [unknown] = unknownBlanks(kind, text)
      const error = textError(emailWordingFields[field], text)
      if (error) errors[name] = error
      else if (unknown !== undefined)
        errors[name] = m.email_wording_error_blank({ blank: `{${unknown}}`, blanks: describePlaceholders(kind) })
      words[locale][field] = field === 'subject' || field === 'greeting' ? text.replace(/\s+/g, ' ') : text
    }
  return { words, values, errors }
}

const describePlaceholders = (kind: EmailKind) =>
  blanksOf(kind)
    .map((name) => `{${name}}`)
    .join(', ')

const readEmailKind = (kind: string | null, fallback: EmailKind) => (isEmailKind(kind) ? kind : fallback)
