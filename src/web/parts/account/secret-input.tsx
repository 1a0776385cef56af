import { Eye, EyeOff } from 'lucide-react'
import { useState, type ComponentProps } from 'react'
import { IconButton } from '#ui/icon-button.tsx'
import { TextInput } from '#ui/fields/text-input.tsx'
import { useHydrated } from '#ui/use-hydrated.ts'
import { m } from '#words/messages.js'

/** A password, hidden until one wants to see it. */
export function SecretInput(props: ComponentProps<typeof TextInput>) {
  const [isShown, setShown] = useState(false)
  const isHydrated = useHydrated()
  const Icon = isShown ? EyeOff : Eye
  const eye = (
    <IconButton label={isShown ? m.auth_hide() : m.auth_show()} onClick={() => setShown(!isShown)}>
      <Icon size={20} aria-hidden />
    </IconButton>
  )
  return <TextInput {...props} type={isShown ? 'text' : 'password'} end={isHydrated ? eye : undefined} />
}
