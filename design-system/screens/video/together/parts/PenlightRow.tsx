import { useState } from 'react'
import { Penlight } from '../../../../components/Penlight.tsx'
import { PressButton } from '../../../../components/parts/PressButton.tsx'
import { penlightSeeds } from '../../../../tokens/penlightSeeds.ts'
import { penlightNames } from '../together.rules.ts'
import type { PenlightColour, PenlightWave } from '../together.types.ts'
import { Coloured } from './Coloured.tsx'
import { PenlightWaves } from './PenlightWaves.tsx'

export interface PenlightRowProps {
  /** The penlights that are lit now: those of the others and the user's own. */
  waves: readonly PenlightWave[]
  /** Called when the user waves a penlight. */
  onWave: (colour: PenlightColour) => void
  /** Whether the user's last penlight did not reach the others. */
  hasFailed?: boolean | undefined
}

const colours = Object.keys(penlightSeeds) as PenlightColour[]

/** The penlights that viewers wave for each other, without names, and the buttons to wave one (Q533). */
export function PenlightRow({ waves, onWave, hasFailed = false }: PenlightRowProps) {
  const [said, setSaid] = useState('')
  const wave = (colour: PenlightColour) => {
    onWave(colour)
    setSaid(`${penlightNames[colour]}のペンライトを振りました`)
  }
  return (
    <div>
      <PenlightWaves waves={waves} />
      <fieldset aria-label="ペンライトを振る" className="flex min-w-0 flex-wrap gap-1">
        {colours.map((colour) => (
          <PressButton
            key={colour}
            aria-label={`${penlightNames[colour]}のペンライトを振る`}
            className="grid size-11 place-items-center rounded-control hover:bg-sunk"
            onClick={() => wave(colour)}
          >
            <Coloured colour={colour}>
              <Penlight className="text-20" />
            </Coloured>
          </PressButton>
        ))}
      </fieldset>
      <output className={hasFailed ? 'block text-14 text-danger' : 'sr-only'}>
        {hasFailed ? 'ペンライトを届けられませんでした。少し待って、もう一度お試しください。' : said}
      </output>
    </div>
  )
}
