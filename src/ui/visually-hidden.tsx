import type { ReactNode } from 'react'

/** Words for the ear only. */
export const VisuallyHidden = ({ children }: { children: ReactNode }) => <span className="sr-only">{children}</span>
