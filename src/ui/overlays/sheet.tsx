import { Modal, type ModalProps } from './modal.tsx'

/** Rises over the whole screen of a phone; where there is room it is a drawer. */
export const Sheet = (props: ModalProps) => <Modal {...props} kind="modal-sheet" />
