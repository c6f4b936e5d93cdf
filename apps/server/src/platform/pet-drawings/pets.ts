/** The middle of the neck, in the box of a drawing. */
export const neck = [120, 160] as const;
export const boxSize = 240;

/** A part of a drawn pet, in a box of 240 by 240; shoulders go on below it. */
export interface PetShape {
  /** As in SVG. */
  readonly d: string;
  readonly fill?: string;
  readonly stroke?: string;
  readonly width?: number;
  /** Turned with the head. */
  readonly head?: true;
  /** Drawn on the other side. */
  readonly mirrored?: true;
  /** Shown within the outline of the head only. */
  readonly clipped?: true;
}

/** Two of the pets of the public pages, for pages and documents that the server writes. */
export interface DrawnPet {
  /** In degrees, around the middle of the neck. */
  readonly turn: number;
  /** The outline of the head. */
  readonly clip: string;
  readonly shapes: readonly PetShape[];
}

export const biscuitDrawing: DrawnPet = {
  turn: -2,
  clip: 'M120 26 C164 26 184 52 184 86 C184 110 173 122 167 140 C161 162 144 176 120 176 C96 176 79 162 73 140 67 122 56 110 56 86 56 52 76 26 120 26Z',
  shapes: [
    { d: 'M76 128 L164 128 L164 198 L76 198Z', fill: '#e2a04b' },
    { d: 'M144.2 128 L164 128 L164 198 L144.2 198Z', fill: '#cb8637' },
    {
      d: 'M73.4 190 C62.03 203 34.2 214 25 239 C22 250 21 270 21 320 L219 320 C219 270 218 250 215 239 C205.8 214 177.97 203 166.6 190Z',
      fill: '#e2a04b',
    },
    {
      d: 'M166.6 190 L152.56 191 C163.12 205 171.04 222 171.48 240 L171.48 320 L219 320 C219 270 218 250 215 239 C205.8 214 177.97 203 166.6 190Z',
      fill: '#cb8637',
    },
    {
      d: 'M99.76 195 C90.08 205 86.12 221 86.12 241 L88.32 320 L151.68 320 L153.88 241 C153.88 221 149.92 205 140.24 195Z',
      fill: '#fae8c8',
    },
    { d: 'M76 174 Q120 192 164 174 L164 187 L167 190 Q120 214 73 190 L76 187Z', fill: '#f2b02a' },
    { d: 'M144.2 180.3 Q154.1 178 164 174 L164 187 L167 190 Q155.58 195.8 144.2 198.8Z', fill: '#d9951a' },
    {
      d: 'M120 26 C164 26 184 52 184 86 C184 110 173 122 167 140 C161 162 144 176 120 176 C96 176 79 162 73 140 67 122 56 110 56 86 56 52 76 26 120 26Z',
      fill: '#e2a04b',
      head: true,
    },
    { d: 'M146 20C168 54 170 120 138 180L200 184L206 20Z', fill: '#cb8637', head: true, clipped: true },
    {
      d: 'M112 20C106 42 108 62 109 78C109.4 92 103 102 94 110H146C137 102 130.6 92 131 78C132 62 134 42 128 20Z',
      fill: '#fae8c8',
      head: true,
      clipped: true,
    },
    {
      d: 'M120 100 C143 100 159 120 159 143 C159 165 142 177 120 177 C98 177 81 165 81 143 81 120 97 100 120 100Z',
      fill: '#fae8c8',
      head: true,
    },
    {
      d: 'M107.8 151H132.2C132.2 159 127 165.6 120 165.6C113 165.6 107.8 159 107.8 151Z',
      fill: '#e2817a',
      head: true,
    },
    {
      d: 'M120 135V147C116.724 156.6 101.28 156.6 96.6 142.68M120 147C123.276 156.6 138.72 156.6 143.4 142.68',
      stroke: '#17211d',
      width: 3.8,
      head: true,
    },
    {
      d: 'M103 118.5C103 112.5 111.5 111 120 111C128.5 111 137 112.5 137 118.5C137 128 129.52 136 120 136C110.48 136 103 128 103 118.5Z',
      fill: '#17211d',
      head: true,
    },
    { d: 'M86.2 92A6.8 8 0 1 0 99.8 92A6.8 8 0 1 0 86.2 92Z', fill: '#17211d', head: true },
    { d: 'M140.2 92A6.8 8 0 1 0 153.8 92A6.8 8 0 1 0 140.2 92Z', fill: '#17211d', head: true },
    {
      d: 'M76 44C48 28 22 44 16 82C12 112 20 150 42 154C64 158 70 126 73 102C75 84 86 62 76 44Z',
      fill: '#b9702a',
      head: true,
    },
    {
      d: 'M76 44C48 28 22 44 16 82C12 112 20 150 42 154C64 158 70 126 73 102C75 84 86 62 76 44Z',
      fill: '#b9702a',
      head: true,
      mirrored: true,
    },
  ],
};

export const juniperDrawing: DrawnPet = {
  turn: 3,
  clip: 'M120 44 C162 44 190 72 190 110 C190 121 197 129 195 137 C182 140 177 150 167 157 C154 167 137 173 120 173 C103 173 86 167 73 157 63 150 58 140 45 137 43 129 50 121 50 110 50 72 78 44 120 44Z',
  shapes: [
    { d: 'M81 128 L159 128 L159 202.4 L81 202.4Z', fill: '#93a0a2' },
    { d: 'M141.45 128 L159 128 L159 202.4 L141.45 202.4Z', fill: '#76858a' },
    {
      d: 'M78.4 194.4 C68.91 207.4 45.68 218.4 38 239 C35 250 34 270 34 320 L206 320 C206 270 205 250 202 239 C194.32 218.4 171.09 207.4 161.6 194.4Z',
      fill: '#93a0a2',
    },
    {
      d: 'M161.6 194.4 L148.86 195.4 C158.22 209.4 165.24 226.4 165.63 240 L165.63 320 L206 320 C206 270 205 250 202 239 C194.32 218.4 171.09 207.4 161.6 194.4Z',
      fill: '#76858a',
    },
    {
      d: 'M102.06 199.4 C93.48 209.4 89.97 225.4 89.97 241 L91.92 320 L148.08 320 L150.03 241 C150.03 225.4 146.52 209.4 137.94 199.4Z',
      fill: '#f3f4ef',
    },
    {
      d: 'M81 178.4 Q120 196.4 159 178.4 L159 191.4 L162 194.4 Q120 218.4 78 194.4 L81 191.4Z',
      fill: '#c5533d',
    },
    {
      d: 'M141.45 184.7 Q150.23 182.4 159 178.4 L159 191.4 L162 194.4 Q151.79 200.2 141.45 203.2Z',
      fill: '#a2412e',
    },
    { d: 'M54 104C46 74 44 40 48 20C49 13 57 12 62 16C80 29 98 46 106 62Z', fill: '#93a0a2', head: true },
    {
      d: 'M57.6 33.6C67 39 74 46 80.4 53.6C70 58 63 65 58.6 74.5C55.6 60 55.6 47 57.6 33.6Z',
      fill: '#e6a69d',
      head: true,
    },
    {
      d: 'M54 104C46 74 44 40 48 20C49 13 57 12 62 16C80 29 98 46 106 62Z',
      fill: '#93a0a2',
      head: true,
      mirrored: true,
    },
    {
      d: 'M57.6 33.6C67 39 74 46 80.4 53.6C70 58 63 65 58.6 74.5C55.6 60 55.6 47 57.6 33.6Z',
      fill: '#e6a69d',
      head: true,
      mirrored: true,
    },
    {
      d: 'M120 44 C162 44 190 72 190 110 C190 121 197 129 195 137 C182 140 177 150 167 157 C154 167 137 173 120 173 C103 173 86 167 73 157 63 150 58 140 45 137 43 129 50 121 50 110 50 72 78 44 120 44Z',
      fill: '#93a0a2',
      head: true,
    },
    { d: 'M160 46C180 82 178 130 152 176L210 176V46Z', fill: '#76858a', head: true, clipped: true },
    { d: 'M119.8 38V75', stroke: '#5d6b70', width: 7.8, head: true, clipped: true },
    { d: 'M98.4 40 104 71', stroke: '#5d6b70', width: 7.8, head: true, clipped: true },
    { d: 'M46 115.6 71 120M40 132.8H73', stroke: '#5d6b70', width: 6, head: true, clipped: true },
    { d: 'M98.4 40 104 71', stroke: '#5d6b70', width: 7.8, head: true, mirrored: true, clipped: true },
    {
      d: 'M46 115.6 71 120M40 132.8H73',
      stroke: '#5d6b70',
      width: 6,
      head: true,
      mirrored: true,
      clipped: true,
    },
    { d: 'M74.7 112.3C79 98 100 93.6 109.3 103.7C107 118 86.6 123 74.7 112.3Z', fill: '#8db258', head: true },
    { d: 'M86.4 108A5.6 10.4 0 1 0 97.6 108A5.6 10.4 0 1 0 86.4 108Z', fill: '#17211d', head: true },
    {
      d: 'M74.7 112.3C79 98 100 93.6 109.3 103.7C107 118 86.6 123 74.7 112.3Z',
      fill: '#8db258',
      head: true,
      mirrored: true,
    },
    {
      d: 'M86.4 108A5.6 10.4 0 1 0 97.6 108A5.6 10.4 0 1 0 86.4 108Z',
      fill: '#17211d',
      head: true,
      mirrored: true,
    },
    {
      d: 'M120 125.4 C127 118 158 117 158 149 C158 168 140 176.6 120 176.6 C100 176.6 82 168 82 149 82 117 113 118 120 125.4Z',
      fill: '#f3f4ef',
      head: true,
    },
    {
      d: 'M120 142V151.5C117.34 159.5 104.8 159.5 101 148.08M120 151.5C122.66 159.5 135.2 159.5 139 148.08',
      stroke: '#17211d',
      width: 3.5,
      head: true,
    },
    {
      d: 'M110.7 133.9C110.7 130.78 115.35 130 120 130C124.65 130 129.3 130.78 129.3 133.9C129.3 138.84 125.208 143 120 143C114.792 143 110.7 138.84 110.7 133.9Z',
      fill: '#db8d83',
      head: true,
    },
  ],
};
