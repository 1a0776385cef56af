import { useEffect } from 'react'
import { useFetcher, useHref } from 'react-router'
import { Skeleton } from '#ui/skeleton.tsx'
import { BladeFit } from './blade-fit.tsx'
import type { OwnBoot, SoldBlade } from './blade-form.ts'

type Props = { slug: string; length: string | undefined }

/** The boots to choose from are asked only when somebody wants to know. */
export default function FetchedBladeFit({ slug, length }: Props) {
  const { load, data } = useFetcher<{ blade: SoldBlade | null; boots: OwnBoot[] }>()
  const action = useHref(`/product/${slug}/advice`)
  useEffect(() => void load(`/product/${slug}/advice`), [load, slug])
  if (!data) return <Skeleton lines={4} />
  if (!data.blade) return null
  return (
    <BladeFit
      blade={data.blade}
      boots={data.boots}
      start={{ ...(length && { length }) }}
      action={action}
      isAsked={false}
    />
  )
}
