import { useCallback, useEffect, useRef, useState } from 'react'

/** The storage of a list in the browser. `load` answers nothing for another person's list; saving an empty list clears the place. */
export type ListStorage<T> = {
  key: string
  load: (userId: string | null) => { items: T[]; userId: string | null } | undefined
  save: (items: T[], userId: string | null) => void
}

export type StoredList<T> = {
  /** The owner of the list: null for a visitor, undefined while nothing has been read. */
  owner: string | null | undefined
  /** The list as it last came from elsewhere: storage, another window, the server. What differs from it was done here. */
  heard: T[]
  adopt: (items: T[], owner: string) => void
}

/** Reads a stored list once it is known who is reading, saves every change, and follows other windows. */
export function useStoredList<T>(
  shelf: ListStorage<T>,
  items: T[],
  userId: string | null | undefined,
  put: (items: T[], isFirst: boolean) => void,
): StoredList<T> {
  const [known, setKnown] = useState<Pick<StoredList<T>, 'owner' | 'heard'>>({ owner: undefined, heard: items })
  const { owner } = known
  const saved = useRef(items)
  const isFirst = useRef(true)
  const take = useCallback(
    (heard: T[], of: string | null) => {
      saved.current = heard
      put(heard, isFirst.current)
      setKnown({ owner: of, heard })
      isFirst.current = false
    },
    [put],
  )
  useReading(shelf, userId, take)
  useEffect(() => {
    // A list that was just read is not written again.
    if (owner === undefined || saved.current === items) return
    saved.current = items
    shelf.save(items, owner)
  }, [shelf, items, owner])
  const adopt = useCallback((taken: T[], of: string) => (shelf.save(taken, of), take(taken, of)), [shelf, take])
  return { ...known, adopt }
}

function useReading<T>(
  shelf: ListStorage<T>,
  userId: string | null | undefined,
  take: (items: T[], owner: string | null) => void,
) {
  useEffect(() => {
    if (userId === undefined) return
    const read = () => {
      const kept = shelf.load(userId)
      take(kept?.items ?? [], kept ? kept.userId : userId)
      return kept
    }
    const follow = ({ key }: StorageEvent) => {
      if (key === shelf.key || key === null) read()
    }
    // A person who signed out leaves nothing behind. A window that only follows clears nothing: it may not have heard yet who signed in.
    if (!read()) shelf.save([], null)
    addEventListener('storage', follow)
    return () => removeEventListener('storage', follow)
  }, [shelf, userId, take])
}
