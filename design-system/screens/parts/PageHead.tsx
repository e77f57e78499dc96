import { classes } from '../../components/classes.ts'
import { TitleText } from '../../components/TitleText.tsx'
import type { ReactNode } from 'react'

export interface PageHeadProps {
  title: string
  lead?: ReactNode | undefined
  /** A figure beside the title: the number of items. Its space is reserved while loading. */
  children?: ReactNode | undefined
  /** Whether the figure is hidden on a phone, where the content below repeats it and needs the space. */
  isFigureForDesk?: boolean | undefined
}

/** The head of a page without a hero. */
export function PageHead({ title, lead, children, isFigureForDesk }: PageHeadProps) {
  return (
    <div className="page flex flex-wrap items-end justify-between gap-x-8 gap-y-4 pt-10 desk:pt-14">
      <div>
        <h1 className="heading text-32 desk:text-44">
          <TitleText>{title}</TitleText>
        </h1>
        {lead && <p className="mt-2 max-w-180 text-reading text-quiet">{lead}</p>}
      </div>
      {children && (
        <div className={classes('flex h-[4rem] items-end desk:h-[5rem]', isFigureForDesk && 'max-desk:hidden')}>
          {children}
        </div>
      )}
    </div>
  )
}
