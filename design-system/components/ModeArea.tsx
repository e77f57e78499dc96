import { useContext, useMemo, type ReactNode } from 'react'
import type { Mode } from '../tokens/palette.ts'
import { classes } from './classes.ts'
import { ThemeAttributesContext } from './themeAttributes.ts'

export interface ModeAreaProps {
  mode: Mode
  className?: string | undefined
  children: ReactNode
}

/**
 * Sets the colour mode of its content: `day`, or `stage`, the dark theme. Players, live talk and gacha results use
 * `stage` by default.
 */
export function ModeArea({ mode, className, children }: ModeAreaProps) {
  const outside = useContext(ThemeAttributesContext)
  const inside = useMemo(() => ({ ...outside, 'data-mode': mode }), [outside, mode])
  return (
    <ThemeAttributesContext value={inside}>
      <div data-mode={mode} className={classes('bg-paper', className)}>
        {children}
      </div>
    </ThemeAttributesContext>
  )
}
