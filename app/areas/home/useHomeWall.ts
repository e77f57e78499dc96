import { useMutation } from '@tanstack/react-query'
import type { WallChangeOutcome } from '@tsudoi/design-system/screens/home/home.types'
import { useState } from 'react'
import { chooseBackgroundMutation, type ListedBackground } from './background.mutations.ts'
import { changeWallMutation, currentWallPhotos } from './wall.mutations.ts'
import type { WallPhotos } from './wall.ts'
import { isolated } from '@tsudoi/design-system/text/isolated'

const failureNews: WallChangeOutcome = { text: '変えられませんでした。もとのとおりにもどしました。', isFailure: true }

/**
 * Functions that change the photo wall and the background of the home page. After each change, `news` says what has
 * changed and offers to undo it.
 */
export function useHomeWall() {
  const { mutate: changeWall } = useMutation(changeWallMutation)
  const { mutate: choose } = useMutation(chooseBackgroundMutation)
  const [news, setNews] = useState<WallChangeOutcome>()
  const failed = { onError: () => setNews(failureNews) }
  /** Changes the wall and offers an undo. After an undo no further undo is offered. */
  const change = (after: WallPhotos, text: string) => {
    const before = currentWallPhotos()
    const onUndo = () => {
      setNews({ text: '元にもどしました。' })
      changeWall(before, failed)
    }
    setNews({ text, onUndo })
    changeWall(after, failed)
  }
  const chooseBackground = (background: ListedBackground, before: ListedBackground | undefined) => {
    const onUndo = () => {
      setNews({ text: '元にもどしました。' })
      if (before) choose(before, failed)
    }
    setNews({ text: `背景を「${isolated(background.name)}」にしました。`, ...(before && { onUndo }) })
    choose(background, failed)
  }
  return { news, change, chooseBackground }
}
