import { useMutation, type UseMutationOptions } from '@tanstack/react-query'
import { useRef } from 'react'

/** One at a time: the second click of a double click comes before the page shows that it is busy, and does nothing. */
export function useSingleMutation<Result, Given = void>(options: UseMutationOptions<Result, Error, Given>) {
  const { mutate, ...mutation } = useMutation(options)
  const isUnderWay = useRef(false)
  return {
    ...mutation,
    mutate: (given: Given) => {
      if (isUnderWay.current) return
      isUnderWay.current = true
      mutate(given, {
        onSettled: () => {
          isUnderWay.current = false
        },
      })
    },
  }
}
