import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Slow suites first: begun last, one of them would keep a single worker busy long after all others have nothing left to do. */
export class SlowFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const isSlow = ({ moduleId }: TestSpecification): boolean => moduleId.endsWith('.slow.test.ts')
    return [...sorted.filter(isSlow), ...sorted.filter((file) => !isSlow(file))]
  }
}
