import { toPlainText } from '@react-email/components'

/** The plain text of an email's page: a row of two cells becomes one line, not two paragraphs. */
export const plainText = (html: string) =>
  toPlainText(html, {
    selectors: [
      { selector: 'table.pair', format: 'block', options: { leadingLineBreaks: 1, trailingLineBreaks: 1 } },
      { selector: '.pair-name', format: 'inlineSurround', options: { suffix: ': ' } },
      { selector: '.pair-value', format: 'inline' },
      { selector: 'img', format: 'skip' },
      // The mark reads as the shop's name.
      { selector: 'img.logo-light', format: 'image', options: { pathRewrite: () => '' } },
    ],
  })
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()
