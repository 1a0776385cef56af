/** Ids by which the field refers to its list (aria-controls, aria-activedescendant). */
export type ListboxState = { id: string; active: string | undefined }
/** The field calls this on a key press and when the form is submitted. */
export type PressRef = React.RefObject<((event: React.KeyboardEvent | 'submit') => void) | null>
