import type { ComponentProps } from 'react'

/** Opens a native dialog of the page by its id, before scripts arrive too (`commandfor`); the click serves browsers that do not know it. */
export function DialogButton({ dialog, ...rest }: Omit<ComponentProps<'button'>, 'type' | 'onClick'> & { dialog: string }) {
  const command = { commandfor: dialog, command: 'show-modal' }
  const open = () => {
    const node = document.getElementById(dialog) as HTMLDialogElement | null
    if (node && !node.open) node.showModal()
  }
  return <button type="button" {...command} {...rest} onClick={open} />
}
