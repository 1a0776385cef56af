import { toPlainText } from '@react-email/components'

/** A letter's page as people read it without one: a row of two cells is one line, not two paragraphs. */
export const plainText = (html: string) =>
  toPlainText(html, {
    selectors: [
      { selector: 'table.pair', format: 'block', options: { leadingLineBreaks: 1, trailingLineBreaks: 1 } },
      { selector: '.pair-name', format: 'inlineSurround', options: { suffix: ': ' } },
      { selector: '.pair-value', format: 'inline' },
      { selector: 'img', format: 'skip' },
    ],
  })
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()
