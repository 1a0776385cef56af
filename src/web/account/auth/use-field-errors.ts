import { useEffect, useState, type FocusEvent, type FormEvent } from 'react'
import type { z } from 'zod'
import { useAfterPress } from '#web/shell/forms/use-after-press.ts'
import { firstSentence } from '#web/shell/page/first-sentence.ts'
import { showErrorToast } from '#web/shell/errors/show-error-toast.ts'
import { fieldErrorsOf, type FieldErrors } from './auth-forms.ts'

type Control = { name: string; value: string; type: string; form: HTMLFormElement | null }

/** Errors of fields, from the server or from the check on blur and on submit. An error disappears when its field is edited. */
export function useFieldErrors(form: z.ZodType, serverErrors: FieldErrors | undefined) {
  const [errors, setErrors] = useState<FieldErrors>(serverErrors ?? {})
  useEffect(() => {
    if (!serverErrors) return
    setErrors(serverErrors)
    focusFirstError(document, serverErrors)
  }, [serverErrors])
  const afterPress = useAfterPress()
  const setError = (name: string, error: string | undefined) => setErrors((before) => ({ ...before, [name]: error }))
  return {
    errors,
    /** Returns false and focuses the first invalid field if there is an error. */
    check(event: FormEvent<HTMLFormElement>) {
      const found = fieldErrorsOf(form, new FormData(event.currentTarget))
      setErrors(found)
      focusFirstError(event.currentTarget, found)
      const first = firstSentence({ errors: found })
      if (first) showErrorToast(first)
      return !Object.values(found).some(Boolean)
    },
    watch: {
      onBlur({ target }: FocusEvent<HTMLFormElement>) {
        const { name, value, type, form: whole } = target as unknown as Control
        if (!name || !value || !whole || type === 'checkbox') return
        afterPress(() => setError(name, fieldErrorsOf(form, new FormData(whole))[name]))
      },
      onInput: ({ target }: FormEvent<HTMLFormElement>) => setError((target as unknown as Control).name, undefined),
    },
  }
}

function focusFirstError(within: ParentNode, errors: FieldErrors) {
  const fields = [...within.querySelectorAll<HTMLElement>('main input[name], form input[name]')]
  fields.find((field) => errors[(field as HTMLInputElement).name])?.focus()
}
