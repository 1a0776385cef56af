/** The classes of all inputs and selects. A font size of 16 px keeps iOS from zooming in. */
export const controlClass =
  'block w-full rounded-sm border border-line-strong bg-surface px-3.5 text-base leading-[1.4] text-ink transition-colors enabled:hover:border-ink aria-invalid:border-red aria-invalid:inset-ring aria-invalid:inset-ring-red disabled:bg-sunken disabled:text-muted'
