import type { ComponentProps } from 'react'

/** Opens a native dialog of the page by its id, before scripts arrive too (`commandfor`); the click serves browsers that do not know it. */
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
