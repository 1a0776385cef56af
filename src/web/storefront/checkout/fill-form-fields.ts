/** Puts texts into fields of a form as if they had been typed there: whoever listens to the form hears of it. */
export function fillFormFields(form: HTMLFormElement, texts: Record<string, string>) {
  for (const [name, text] of Object.entries(texts)) {
    const field = form.elements.namedItem(name)
    if (!(field instanceof HTMLInputElement) || field.type === 'hidden') continue
    field.value = text
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }
}
