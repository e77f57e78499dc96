import { useMutation } from '@tanstack/react-query'
import type { WallNews } from '@tsudoi/design-system/screens/home/home.types'
import { useState } from 'react'
import { chooseBackgroundMutation, type ListedBackground } from './background.mutations.ts'
import { changeWallMutation, currentHungPhotos } from './wall.mutations.ts'
import type { HungPhotos } from './wall.ts'

const restored: WallNews = { text: '変えられませんでした。もとのとおりにもどしました。', isFailure: true }

/** Changes to the home page's wall, each with a message about its result and an undo action. */
export function useHomeWall() {
  const { mutate: hang } = useMutation(changeWallMutation)
  const { mutate: choose } = useMutation(chooseBackgroundMutation)
  const [news, setNews] = useState<WallNews>()
  const failed = { onError: () => setNews(restored) }
  /** The undo itself cannot be undone. */
  const change = (after: HungPhotos, text: string) => {
    const before = currentHungPhotos()
    const onUndo = () => {
      setNews({ text: '元にもどしました。' })
      hang(before, failed)
    }
    setNews({ text, onUndo })
    hang(after, failed)
  }
  const chooseBackground = (background: ListedBackground, before: ListedBackground | undefined) => {
    const onUndo = () => {
      setNews({ text: '元にもどしました。' })
      if (before) choose(before, failed)
    }
    setNews({ text: `背景を「${background.name}」にしました。`, ...(before && { onUndo }) })
    choose(background, failed)
  }
  return { news, change, chooseBackground }
}
