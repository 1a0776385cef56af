/** Notes how wide the gutter of a classic scrollbar is, so that the page does not move when a dialog takes it (base.css). */
export function keepGutter() {
  const root = document.documentElement
  if (document.querySelector('dialog:modal')) return
  root.style.setProperty('--gutter', `${window.innerWidth - root.getBoundingClientRect().width}px`)
}
