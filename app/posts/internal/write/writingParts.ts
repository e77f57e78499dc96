import type { WritingParts } from '../writing.types.ts'
import { deletePost } from './delayedDeletes.ts'
import { PostComposer } from './PostComposer.tsx'

/** The code for writing and deleting posts, loaded on demand. */
export const writingParts: WritingParts = { Composer: PostComposer, deletePost }
