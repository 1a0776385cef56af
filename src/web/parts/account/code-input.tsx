import { inputOf } from '#kit/declare-fields.ts'
import { TextInput } from '#ui/fields/text-input.tsx'
import { codeFields } from './auth-fields.ts'

/** Six digits, which phones can fill in by themselves; never kept in the browser (typed-fields.ts). */
export const CodeInput = ({ isBackup = false }: { isBackup?: boolean }) => (
  <TextInput
    key={String(isBackup)}
    {...inputOf(codeFields.code)}
    data-secret
    inputMode={isBackup ? 'text' : 'numeric'}
    autoComplete={isBackup ? 'off' : 'one-time-code'}
    autoCapitalize="off"
    spellCheck={false}
    className="num max-w-60 [&_input]:text-xl [&_input]:tracking-[.12em]"
  />
)
