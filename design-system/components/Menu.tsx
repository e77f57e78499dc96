import { cloneElement, useState, type KeyboardEvent, type MouseEvent } from 'react'
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
  const { module, fetchNow } = useLazyModule(openMenu, { wanted: wanted !== 'no', onFailed: () => setWanted('no') })
  if (module && wanted !== 'no') return <module.OpenMenu {...props} byKeyboard={wanted === 'byKeyboard'} />
  // A click event with `detail` 0 comes from the keyboard.
  const press = ({ detail }: MouseEvent) => setWanted(detail === 0 ? 'byKeyboard' : 'byPointer')
  const openDownwards = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown') return
    event.preventDefault()
    setWanted('byKeyboard')
  }
  return cloneElement(props.trigger, {
    'aria-haspopup': 'menu',
    'aria-expanded': false,
    onClick: press,
    onKeyDown: openDownwards,
    onPointerEnter: fetchNow,
  })
}
