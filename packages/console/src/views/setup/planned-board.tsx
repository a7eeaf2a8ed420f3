/** A picture of what a planned day looks like, for those who have none yet. */

/** Of each lane: its van, and its stops as hours from seven and their lengths. */
const LANES: readonly {
  van: string;
  hue: number;
  stops: readonly (readonly [at: number, long: number])[];
}[] = [
  {
    van: 'Van 1',
    hue: 0,
    stops: [
      [1, 0.7],
      [2.1, 0.5],
      [3, 0.9],
      [4.6, 0.5],
      [5.6, 0.8],
      [7, 0.6],
    ],
  },
  {
    van: 'Van 2',
    hue: 1,
    stops: [
      [1.2, 0.5],
      [2.2, 0.8],
      [3.8, 0.5],
      [5, 0.7],
      [6.3, 0.5],
    ],
  },
  {
    van: 'Van 3',
    hue: 2,
    stops: [
      [0.8, 0.6],
      [1.8, 0.6],
      [2.8, 0.5],
      [4, 1],
      [5.8, 0.6],
      [7.2, 0.5],
      [8.2, 0.6],
    ],
  },
  {
    van: 'Van 4',
    hue: 3,
    stops: [
      [1.5, 0.9],
      [3.2, 0.6],
      [4.4, 0.5],
      [6, 0.9],
    ],
  },
];
const HOURS = [7, 8, 9, 10, 11, 12, 13, 14, 15, 16];
const [LEFT, HOUR, TOP, LANE] = [64, 44, 30, 46];

export function PlannedBoard() {
  return (
    <figure className="first-picture">
      <svg
        viewBox={`0 0 ${LEFT + HOUR * HOURS.length} ${TOP + LANE * LANES.length}`}
        role="img"
        aria-label="A planned day: a lane for each van, with its stops by the clock"
      >
        {HOURS.map((hour, at) => (
          <g key={hour}>
            <line
              className="first-hour"
              x1={LEFT + at * HOUR}
              x2={LEFT + at * HOUR}
              y1={TOP - 8}
              y2={TOP + LANE * LANES.length}
            />
            <text className="first-time" x={LEFT + at * HOUR} y={14} textAnchor="middle">
              {String(hour).padStart(2, '0')}
            </text>
          </g>
        ))}
        {LANES.map(({ van, hue, stops }, lane) => (
          <g key={van} className={`hue-${hue}`}>
            <text className="first-van" x={0} y={TOP + lane * LANE + 27}>
              {van}
            </text>
            {stops.map(([at, long]) => (
              <rect
                key={at}
                className="first-stop"
                x={LEFT + at * HOUR}
                y={TOP + lane * LANE + 6}
                width={long * HOUR}
                height={LANE - 14}
                rx={3}
              />
            ))}
          </g>
        ))}
      </svg>
      <figcaption className="hint">
        What a planned day will look like: a lane for each van, a block for each visit.
      </figcaption>
    </figure>
  );
}
