import { takeAthletePictures } from './pictures/athlete-pictures.ts'
import { takeCoachPictures } from './pictures/coach-pictures.ts'
import { album } from './pictures/keep.ts'
import { openStage } from './pictures/stage.ts'

// The pictures of the guides and the README, taken anew when a screen has changed: they are kept in the repository.
const { keep, save } = album()
const stage = await openStage()
try {
  await takeCoachPictures(stage, keep)
  await takeAthletePictures(stage, keep)
} finally {
  await stage.close()
}
save()
