import { useCallback, useEffect, useRef, useState } from 'react'
import { onStoredElsewhere } from '#kit/storage-entry.ts'

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
  received: T[]
  adopt: (items: T[], owner: string) => void
}

/**
 * Reads a stored list once it is known who is reading, saves every change, and follows other windows. The whole list is saved, so what is held here must
 * never be older than what is stored when the reader changes it.
 */
export function useStoredList<T>(
  storage: ListStorage<T>,
  items: T[],
  userId: string | null | undefined,
  put: (items: T[], isFirst: boolean) => void,
): StoredList<T> {
  const [state, setState] = useState<Pick<StoredList<T>, 'owner' | 'received'>>({ owner: undefined, received: items })
  const { owner } = state
  const saved = useRef(items)
  const isFirst = useRef(true)
  const take = useCallback(
    (received: T[], of: string | null) => {
      saved.current = received
      put(received, isFirst.current)
      setState({ owner: of, received })
      isFirst.current = false
    },
    [put],
  )
  useReading(storage, userId, take)
  useEffect(() => {
    // A list that was just read is not written again.
    if (owner === undefined || saved.current === items) return
    saved.current = items
    storage.save(items, owner)
  }, [storage, items, owner])
  const adopt = useCallback(
    (adopted: T[], of: string) => (storage.save(adopted, of), take(adopted, of)),
    [storage, take],
  )
  return { ...state, adopt }
}

function useReading<T>(
  storage: ListStorage<T>,
  userId: string | null | undefined,
  take: (items: T[], owner: string | null) => void,
) {
  useEffect(() => {
    if (userId === undefined) return
    const read = () => {
      const stored = storage.load(userId)
      take(stored?.items ?? [], stored ? stored.userId : userId)
      return stored
    }
    // Signing out clears the stored list. A window that only follows another clears nothing, since it may not know yet who signed in.
    if (!read()) storage.save([], null)
    return onStoredElsewhere(storage.key, read)
  }, [storage, userId, take])
}
