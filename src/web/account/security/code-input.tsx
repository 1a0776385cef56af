import { TextInput } from '#ui/text-input.tsx'

/** Six digits, which the phone offers by itself where it can. */
export const CodeInput = ({ isBackup = false }: { isBackup?: boolean }) => (
  <TextInput
    key={String(isBackup)}
    name="code"
    inputMode={isBackup ? 'text' : 'numeric'}
    autoComplete={isBackup ? 'off' : 'one-time-code'}
    autoCapitalize="off"
    spellCheck={false}
    maxLength={isBackup ? 20 : 9}
    required
    className="num max-w-60 [&_input]:text-xl [&_input]:tracking-[.12em]"
  />
)
