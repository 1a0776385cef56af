import { Modal, type ModalProps } from './modal.tsx'

/** Slides in from the right: 440 px wide, on phones the whole width. */
export const Drawer = (props: ModalProps) => <Modal {...props} kind="modal-drawer" />
