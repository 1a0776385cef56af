/** The one look of everything that is typed into or picked from. 16 px type keeps phones from zooming in. */
export const controlClass =
  'block w-full rounded-sm border border-line-strong bg-surface px-3.5 text-base leading-[1.4] text-ink transition-colors enabled:hover:border-ink aria-invalid:border-red aria-invalid:inset-ring aria-invalid:inset-ring-red disabled:bg-sunken disabled:text-muted'
