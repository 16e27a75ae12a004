import { takeAthletePictures } from './athlete-pictures.ts'
import { takeCoachPictures } from './coach-pictures.ts'
import { album } from './keep.ts'
import { openStage } from './stage.ts'

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
