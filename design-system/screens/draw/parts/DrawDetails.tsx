import { Section } from '../../../components/Section.tsx'
import { BulletList } from '../../parts/BulletList.tsx'
import type { Draw } from '../draw.types.ts'
import { Prizes, type PrizesProps } from './Prizes.tsx'

export interface DrawDetailsProps extends PrizesProps {
  draw: Draw
}

/** The prizes of a draw, and its cautions. */
export function DrawDetails({ draw: { cautions }, ...prizes }: DrawDetailsProps) {
  return (
    <>
      <Prizes {...prizes} />
      {cautions.length > 0 && (
        <Section title="ご注意">
          <BulletList items={cautions} className="grid max-w-180 gap-1" />
        </Section>
      )}
    </>
  )
}
