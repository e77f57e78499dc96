import { useMutation } from '@tanstack/react-query'
import type { DrawOption, DrawProgress } from '@tsudoi/design-system/screens/gacha/gacha.types'
import { useState } from 'react'
import { agreeMutation, drawMutation } from './draw.mutations.ts'

interface Gacha {
  ipId: string
  gachaId: string
}

interface Outcome {
  onDrawn: () => void
  onError?: (error: unknown, option: DrawOption) => void
}

/** Agreeing and drawing, one at a time: while something is under way every further tap is the same tap. */
export function useDraw({ ipId, gachaId }: Gacha, { onDrawn, onError }: Outcome) {
  const [progress, setProgress] = useState<DrawProgress>({ state: 'idle' })
  const { mutateAsync: agreeTo } = useMutation(agreeMutation)
  const { mutateAsync: drawFrom } = useMutation(drawMutation)

  async function run(option: DrawOption, needsAgreement: boolean): Promise<void> {
    if (progress.state !== 'idle') return
    try {
      if (needsAgreement) {
        setProgress({ state: 'agreeing', count: option.count })
        await agreeTo(gachaId)
      }
      setProgress({ state: 'drawing', count: option.count })
      await drawFrom({ ipId, gachaId, count: option.count })
      onDrawn()
    } catch (error) {
      onError?.(error, option)
    } finally {
      setProgress({ state: 'idle' })
    }
  }

  return {
    progress,
    draw: (option: DrawOption) => void run(option, false),
    agreeAndDraw: (option: DrawOption) => void run(option, true),
  }
}
