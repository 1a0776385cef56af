import type { ReactNode } from 'react'

type Props = { viewBox: string; label: string; caption: string; children: ReactNode }

/** A drawing within a text: one sentence for screen readers, a caption below. Its width keeps the words readable and fits a phone. */
export const Drawing = ({ viewBox, label, caption, children }: Props) => (
  <figure className="my-8 max-w-[440px]">
    <svg
      viewBox={viewBox}
      role="img"
      aria-label={label}
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
      className="block h-auto w-full overflow-visible"
    >
      {children}
    </svg>
    <figcaption className="mt-3 type-small text-muted">{caption}</figcaption>
  </figure>
)

type TextProps = { x: number; y: number; at?: 'start' | 'middle' | 'end'; tone?: string; strong?: boolean }

/** Text within a drawing, as large as the small print beside it. */
export const DrawingText = ({
  x,
  y,
  at = 'middle',
  tone = 'muted',
  strong,
  children,
}: TextProps & { children: ReactNode }) => (
  <text x={x} y={y} textAnchor={at} fontSize="12.5" fill={`var(--${tone})`} fontWeight={strong ? 620 : 400}>
    {children}
  </text>
)
