/** What the list says of itself to the field above it. */
export type ListTies = { id: string; active: string | undefined }
/** How the field hands keys on to the list. */
export type PressRef = React.RefObject<((event: React.KeyboardEvent) => void) | null>
