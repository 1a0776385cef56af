/** What the list says of itself to the field above it. */
export type ListTies = { id: string; active: string | undefined }
/** How the field tells the list of keys, and that the form is sent. */
export type PressRef = React.RefObject<((event: React.KeyboardEvent | 'submit') => void) | null>
