import type { ResponseOf } from '@tsudoi/contracts/endpoint'
import type { readStoryEpisode } from '@tsudoi/contracts/story/story.endpoints'
import type { NextEpisode } from '@tsudoi/design-system/screens/story/player/player.types'
import type { StoryLine, StoryScene, StoryScript } from '@tsudoi/design-system/screens/story/player/stage.types'
import { titleOf } from '@tsudoi/design-system/text/nameOr'
import { pictureOf } from '../../../mappers/pictureOf.ts'
import { playerHref } from '../playerHref.ts'
import { paths, type ReaderNames } from '../../../paths.ts'
import { insertNames, findUnknownPlaceholders } from './insertNames.ts'

type Answer = ResponseOf<typeof readStoryEpisode>
type WireScene = Answer['script']['sceneList'][number]
type WireLine = WireScene['lineList'][number]

function lineView(line: WireLine, scene: number, names: ReaderNames): StoryLine {
  return {
    scene,
    text: insertNames(line.text, names),
    characterId: line.characterId,
    speaker: line.speaker && insertNames(line.speaker, names),
    image: pictureOf(line.image),
    actions: line.actionList,
    sound: pictureOf(line.sound),
  }
}

/**
 * The backgrounds and music of the scenes. A scene without its own music continues the music of the scene before, even
 * if that scene has no lines.
 */
function sceneViews(scenes: readonly WireScene[]): StoryScene[] {
  let music: string | undefined
  return scenes.map((scene) => {
    music = pictureOf(scene.music) ?? music
    return { background: pictureOf(scene.background), music }
  })
}

/**
 * The script for the player, with the reader's names inserted. The result is plain text, in which no placeholders are
 * searched again (X8, W164).
 */
export function scriptView({ characterList, sceneList }: Answer['script'], names: ReaderNames): StoryScript {
  return {
    characters: characterList.map(({ characterId, name, image }) => ({
      id: characterId,
      name: insertNames(name, names),
      image: pictureOf(image),
    })),
    scenes: sceneViews(sceneList),
    lines: sceneList.flatMap(({ lineList }, scene) => lineList.map((line) => lineView(line, scene, names))),
  }
}

/** The unknown placeholders of a script, each once. They remain in the text. */
export function unknownPlaceholdersOf({ sceneList }: Answer['script']): string[] {
  const texts = sceneList.flatMap(({ lineList }) => lineList.flatMap(({ text, speaker = '' }) => [text, speaker]))
  return [...new Set(texts.flatMap(findUnknownPlaceholders))]
}

/** The next episode, with a link to its player if it can be read now, otherwise to the story's page (S045). */
export function nextEpisodeView({ storyGroup, nextEpisode }: Answer, names: ReaderNames): NextEpisode | undefined {
  if (!nextEpisode) return undefined
  const { ipId, storyGroupId } = storyGroup
  const { storyEpisodeId, title, label, consumeCoin, badge } = nextEpisode
  const isOpen = consumeCoin === 0 || badge === 'PURCHASED' || badge === 'CHARGED'
  return {
    title: titleOf(title),
    label,
    access: isOpen ? 'open' : 'locked',
    coins: isOpen ? undefined : consumeCoin,
    href: isOpen ? playerHref(storyGroup, storyEpisodeId, names) : paths.storyGroup(ipId, storyGroupId),
  }
}
