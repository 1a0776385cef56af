/** Unwraps the lines of a template; an empty line parts two paragraphs. */
export const prose = ([text = '']: TemplateStringsArray) =>
  text
    .trim()
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.replace(/\s+/g, ' ').trim())
    .join('\n\n')
