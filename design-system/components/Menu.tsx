import { cloneElement, useState, type KeyboardEvent, type MouseEvent, type PointerEvent } from 'react'
import { lazyModule, useLazyModule } from '../lazy.tsx'
import type { MenuItem, MenuProps } from './parts/menu.types.ts'

const openMenu = lazyModule(() => import('./parts/OpenMenu.tsx'))

export type { MenuItem, MenuProps }

/**
 * A menu of actions behind a button. Its code loads on hover or on the first press; until then only the button is
 * rendered.
 */
export function Menu(props: MenuProps) {
  const [wanted, setWanted] = useState<'no' | 'byPointer' | 'byKeyboard'>('no')
  const { module, fetchNow } = useLazyModule(openMenu, { isWanted: wanted !== 'no', onFailed: () => setWanted('no') })
  if (module && wanted !== 'no') return <module.OpenMenu {...props} isOpenedByKeyboard={wanted === 'byKeyboard'} />
  const { onClick, onKeyDown, onPointerEnter } = props.trigger.props
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    onClick?.(event)
    // A click event with `detail` 0 comes from the keyboard.
    if (!event.defaultPrevented) setWanted(event.detail === 0 ? 'byKeyboard' : 'byPointer')
  }
  const openDownwards = (event: KeyboardEvent<HTMLButtonElement>) => {
    onKeyDown?.(event)
    if (event.key !== 'ArrowDown' || event.defaultPrevented) return
    event.preventDefault()
    setWanted('byKeyboard')
  }
  return cloneElement(props.trigger, {
    'aria-haspopup': 'menu',
    'aria-expanded': false,
    onClick: press,
    onKeyDown: openDownwards,
    onPointerEnter: (event: PointerEvent<HTMLButtonElement>) => {
      onPointerEnter?.(event)
      fetchNow()
    },
  })
}
