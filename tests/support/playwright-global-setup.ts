export { prepareMigratedFolder as default } from '#tests/support/migrated-folder.ts'
