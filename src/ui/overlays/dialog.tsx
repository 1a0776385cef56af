import { cx } from '../cx.ts'
import { Modal, type ModalProps } from './modal.tsx'

const widths = { narrow: 'max-w-110', medium: 'max-w-140', wide: 'max-w-220' }

/** A question or a small task in the middle of the screen. */
export const Dialog = ({ size = 'medium', className, ...rest }: ModalProps & { size?: keyof typeof widths }) => (
  <Modal {...rest} kind="modal-dialog" className={cx(widths[size], className)} />
)
