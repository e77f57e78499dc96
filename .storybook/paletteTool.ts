import { createElement, useEffect, useRef, type ChangeEvent } from 'react'
import { addons, types, useGlobals } from 'storybook/manager-api'
import { isColour } from './isColour.ts'

const name = 'tsudoi/palette'

/** The value of the colour field while every channel has its own colour. */
const defaultColour = '#888888'

const fixedText = '色はこのストーリーが決めています'

const backStyle = {
  font: 'inherit',
  height: 24,
  padding: '0 8px',
  border: '1px solid',
  borderRadius: 4,
  cursor: 'pointer',
}

/** Calls `onChange` when the user selects another channel in the toolbar, but not when a story selects one. */
function useChannelChange(channel: unknown, onChange: () => void) {
  const previous = useRef(channel)
  useEffect(() => {
    // Storybook has no globals yet while it opens.
    if (previous.current !== undefined && previous.current !== channel) onChange()
    previous.current = channel
  })
}

/** A toolbar field that applies any 推し色 to a screen, with a button back to the channels' own colours. */
function PaletteTool() {
  // The third value, `storyGlobals`, has the toolbar values that the story itself sets. They take precedence.
  const [{ palette }, update, storyGlobals, userGlobals] = useGlobals()
  // The last choice counts: otherwise, selecting a channel would change nothing while a colour is tried.
  useChannelChange(userGlobals?.['channel'], () => update({ palette: '' }))
  const isFixed = isColour(storyGlobals?.['palette'])
  const isSet = isColour(palette)
  const field = createElement('input', {
    type: 'color',
    'aria-label': '推し色を試す',
    title: isFixed ? fixedText : '推し色を試す：画面のチャンネルすべてをこの色に',
    value: isSet ? palette : defaultColour,
    disabled: isFixed,
    style: { width: 32, height: 24, padding: 0, border: 0, background: 'none', cursor: 'pointer' },
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => update({ palette: target.value }),
  })
  const back = createElement(
    'button',
    { type: 'button', style: backStyle, onClick: () => update({ palette: '' }) },
    '元の色',
  )
  const style = { display: 'inline-flex', alignItems: 'center', gap: 6, fontSize: 12, whiteSpace: 'nowrap' }
  return createElement('span', { style }, isSet ? null : '色を試す', field, isFixed ? fixedText : isSet ? back : null)
}

/** Adds the colour field to Storybook's toolbar. */
export const registerPaletteTool = () =>
  addons.register(name, () => addons.add(name, { type: types.TOOL, title: '推し色を試す', render: PaletteTool }))
