export { ruleProblemTexts } from './texts.gen.ts';
