import { type PointerEvent, useState } from 'react'

type Drag = { id: string; to: number }

/**
 * Dragging a row of a list by its handle, with mouse, pen or finger. `drag` says where the row would land; show that by
 * CSS order alone, since a handle that moves in the document loses its pointer.
 */
export function useRowDrag(onDrop: (id: string, to: number) => void) {
  const [drag, setDrag] = useState<Drag>()

  const handleOf = (id: string, from: number) => ({
    onPointerDown: (event: PointerEvent) => {
      if (event.button !== 0) return
      event.preventDefault()
      event.currentTarget.setPointerCapture(event.pointerId)
      setDrag({ id, to: from })
    },
    onPointerMove: (event: PointerEvent) => {
      const row = event.currentTarget.closest('li')
      if (!row || drag?.id !== id) return
      const to = rowsAbove(event.clientY, row)
      if (to === drag.to) return
      setDrag({ id, to })
      requestAnimationFrame(() => row.scrollIntoView({ block: 'nearest' }))
    },
    onPointerUp: () => {
      if (drag?.id === id) onDrop(id, drag.to)
    },
    onLostPointerCapture: () => setDrag(undefined),
  })

  return { drag, handleOf }
}

/** How many of the other rows have their middle above the pointer. */
function rowsAbove(pointerY: number, row: Element): number {
  const others = [...(row.parentElement?.children ?? [])].filter((other) => other !== row)
  return others.filter((other) => {
    const { top, height } = other.getBoundingClientRect()
    return top + height / 2 < pointerY
  }).length
}
