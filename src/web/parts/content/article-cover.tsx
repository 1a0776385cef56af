import { Picture } from '#ui/picture.tsx'

/** The picture under the head of an article or a page. It is an ornament: the text says what matters. */
export const ArticleCover = ({ file }: { file: string | null | undefined }) =>
  file && (
    <Picture
      file={file}
      alt=""
      widths={[400, 800, 1000]}
      sizes="(min-width: 900px) 36rem, 92vw"
      priority
      className="article-cover mt-8 w-full rounded-xl print:hidden"
    />
  )
