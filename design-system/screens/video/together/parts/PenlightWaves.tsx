import { classes } from '../../../../components/classes.ts'
import { Penlight } from '../../../../components/Penlight.tsx'
import { placeOfWave } from '../together.rules.ts'
import type { PenlightWave } from '../together.types.ts'
import { Coloured } from './Coloured.tsx'

export interface PenlightWavesProps {
  waves: readonly PenlightWave[]
  className?: string | undefined
}

/** The penlights that are lit now. Decoration: a screen reader would announce each penlight of each viewer. */
export function PenlightWaves({ waves, className }: PenlightWavesProps) {
  return (
    <div aria-hidden="true" data-part="waves" className={classes('relative h-16 overflow-x-clip', className)}>
      {waves.map(({ id, colour }) => (
        <Coloured key={id} colour={colour} className="absolute bottom-1 leading-none" left={placeOfWave(id)}>
          <Penlight className="text-32 motion-safe:animate-sway" />
        </Coloured>
      ))}
    </div>
  )
}
