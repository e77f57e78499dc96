import { createElement, type ChangeEvent } from 'react'
import { addons, types, useGlobals } from 'storybook/manager-api'
import { isColour } from './isColour.ts'

const name = 'tsudoi/palette'

/** What the field shows while every channel has its own colour. */
const unset = '#888888'

/** Any 推し色 on any screen: a colour field in the toolbar, and the way back to the channels' own. */
function PaletteTool() {
  // A story that sets the colour itself keeps it: its globals come third.
  const [{ palette }, update, ofStory] = useGlobals()
  const isFixed = isColour(ofStory?.['palette'])
  const isSet = isColour(palette)
  const field = createElement('input', {
    type: 'color',
    'aria-label': '推し色を試す',
    title: '推し色を試す：画面のチャンネルすべてをこの色に',
    value: isSet ? palette : unset,
    disabled: isFixed,
    style: { width: 32, height: 24, padding: 0, border: 0, background: 'none', cursor: 'pointer' },
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => update({ palette: target.value }),
  })
  const back = createElement('button', { type: 'button', onClick: () => update({ palette: '' }) }, '元の色')
  const style = { display: 'inline-flex', alignItems: 'center', gap: 4 }
  return createElement('span', { style }, field, isSet && !isFixed ? back : null)
}

export const registerPalette = () =>
  addons.register(name, () => addons.add(name, { type: types.TOOL, title: '推し色を試す', render: PaletteTool }))
