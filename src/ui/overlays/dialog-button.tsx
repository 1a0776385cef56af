import type { ComponentProps } from 'react'

/** Opens a native dialog by its id, also before scripts arrive (`commandfor`); the click handler serves older browsers. */
export function DialogButton({
  dialog,
  ...rest
}: Omit<ComponentProps<'button'>, 'type' | 'onClick'> & { dialog: string }) {
  const command = { commandfor: dialog, command: 'show-modal' }
  const open = () => {
    if (!('command' in HTMLButtonElement.prototype)) (document.getElementById(dialog) as HTMLDialogElement).showModal()
  }
  return <button type="button" {...command} {...rest} onClick={open} />
}
