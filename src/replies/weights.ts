/** Written by `npm run replies:train`: a phrase a line, its weights in hundredths in the sequence of REPLY_INTENTS. */
export const WEIGHTS = `
	36 -2 -49 -34 -57 57
!	58 -12 32 -29 -11 -40
! !	17 3 16 -13 0 -23
! ! !	-15 9 7 -7 -4 10
! ! $	21 -9 24 -7 4 -33
! ! Dfree	-11 18 -4 0 0 -3
! ! Doffered	16 -4 -8 0 0 -3
! ! been	9 0 -2 0 0 -7
! ! so	-19 5 -12 -3 -1 30
! ! yes	6 0 -2 -1 -1 -2
! $	60 -21 9 -15 0 -32
! Dfree	-12 24 -6 0 -1 -5
! Doffered	18 -5 -8 -1 0 -4
! Doffered $	9 -1 -5 0 0 -3
! been	9 0 -2 0 0 -7
! i	-1 0 -3 0 -1 5
! so	-19 5 -12 -3 -1 30
! yes	15 0 -3 -2 -1 -8
$	33 -3 -39 -25 -47 47
(few words)	83 16 -20 -95 -52 -18
(nothing named)	-16 -236 86 158 73 146
(one offer)	-32 28 101 -2 -33 -28
,	49 40 -33 -77 11 -35
, $	8 3 35 -9 -10 -27
, ,	-37 -3 -9 -2 -2 53
, .	-26 -2 -1 0 -1 30
, . $	-30 -1 0 0 -1 33
, Dconflict	-37 -5 0 0 -1 44
, Dfree	-20 47 -16 -2 -2 -5
, Dfree $	-8 20 -9 0 -1 -2
, Dfree .	-3 8 -2 0 0 -3
, Dfull	5 -9 -1 -1 0 6
, Doffered	88 -38 -48 -10 -7 10
, Doffered $	68 -16 -23 -2 -1 -25
, Doffered ,	-11 -2 15 0 0 -1
, Doffered .	6 -1 -1 0 0 -4
, Doffered T	9 -6 -1 -1 0 0
, Doffered i	9 0 -5 0 -1 -3
, Doffered if	8 -2 -3 0 0 -2
, Doffered is	41 2 -23 -1 -1 -18
, Doffered no	-6 -1 11 0 0 -3
, Doffered please	5 -1 -1 0 0 -2
, Doffered then	7 -1 -4 0 0 -2
, Doffered work	-16 -1 18 0 0 0
, Doffered works	25 -4 -13 -2 0 -6
, Doffered would	11 -4 -6 0 0 -1
, Doffered yes	7 -3 -2 0 0 -1
, Dopen	-11 23 -4 -1 -2 -5
, Dopen T	-6 10 -3 0 0 0
, O	-29 31 -1 0 0 -1
, O $	-30 32 0 0 0 -1
, T	-44 42 -9 -6 5 13
, T $	-20 24 0 -1 -1 -2
, T ,	5 2 -1 -2 -1 -3
, T .	-19 6 -5 0 4 14
, T are	5 -5 -2 0 3 -1
, a	-1 -1 6 -2 -4 2
, all	-9 -6 0 0 0 15
, and	-14 -7 -2 16 -6 13
, and a	-5 -1 7 0 -3 1
, and is	-5 -5 0 11 0 0
, and the	-7 4 -5 -1 0 9
, any	12 14 -8 -3 1 -17
, any T	-6 4 0 0 3 0
, any day	6 7 -10 -1 -1 -2
, any of	-5 1 4 0 0 0
, any time	-4 5 -1 0 1 0
, as	0 6 -1 0 0 -5
, aside	13 -4 -20 -3 18 -3
, at	5 -1 -2 0 -1 0
, at my	5 0 -4 0 0 0
, back	14 -1 -9 -1 -1 -2
, been	13 -10 -2 -1 -1 3
, both	-7 14 -5 0 -1 -2
, builders	4 -6 6 0 -1 -4
, building	-3 9 -1 0 -1 -4
, building work	-3 9 -1 0 -1 -4
, but	-11 3 8 -7 20 -12
, but Doffered	8 -3 -2 0 -1 -2
, but could	-5 5 0 0 0 0
, but only	5 -1 -1 -2 -1 0
, but tell	6 -1 0 0 -3 -2
, but the	-4 -1 5 0 0 0
, call	-6 -6 -1 -1 18 -4
, came	-3 -1 0 0 -1 5
, can	3 -16 33 -9 6 -19
, can it	-3 -7 30 -19 -1 0
, can not	12 -6 0 -3 8 -11
, can we	1 0 6 -1 0 -6
, can you	-5 -1 -1 10 -1 -1
, code	14 -4 -1 -1 0 -7
, code ,	6 0 -1 0 0 -4
, could	6 -1 -2 1 -3 -2
, could we	10 -8 0 0 0 -1
, day	5 0 -2 0 0 -2
, do	-5 9 2 5 -2 -9
, do not	-6 6 3 7 -2 -9
, easier	-1 0 0 -1 7 -4
, either	-3 15 -9 0 0 -2
, either of	5 5 -9 0 0 0
, either slot	-6 7 0 0 0 0
, flights	-3 0 6 -1 -1 -2
, floor	-1 -1 9 -1 -1 -6
, floor s	-4 0 10 -1 -1 -5
, front	-1 -1 -3 -4 -1 10
, give	-2 -2 0 0 5 0
, give us	-2 -2 0 0 5 0
, go	-2 -1 -2 -1 0 6
, got	1 -9 17 -8 3 -4
, got a	5 -3 -1 0 -1 -1
, he	2 -2 -3 -2 9 -5
, he is	2 -1 -2 -1 5 -3
, house	-14 16 0 0 0 -1
, how	-3 -3 -4 15 -2 -3
, i	12 18 -15 -6 -9 0
, i am	10 10 -10 -9 1 -2
, i aside	-8 -1 -1 -2 -1 13
, i do	-8 9 -1 7 -1 -6
, i finish	-8 10 0 0 0 -1
, i have	8 -6 2 6 -2 -8
, i prefer	9 -2 -6 0 0 -1
, i take	-8 9 0 -1 0 0
, i think	-2 0 -2 -1 -1 6
, i will	5 0 -4 -2 -1 2
, i work	-3 21 -3 -2 -2 -11
, i would	-5 -7 0 -1 2 11
, if	1 -4 -7 -2 -5 17
, if it	-13 -2 -1 -1 -1 18
, if not	9 -2 -6 0 0 -1
, ignore	5 -3 0 0 0 -1
, in	2 -1 -2 -2 -1 5
, is the	-2 -1 0 2 5 -3
, it	-9 -4 -2 19 5 -9
, it is	-14 -2 -5 14 6 1
, je	-4 0 -1 -1 -1 8
, je n	-4 0 -1 -1 -1 8
, just	12 -6 -5 7 -5 -3
, kitchen	-4 0 18 -6 -4 -3
, last	1 -1 -4 12 -1 -7
, leave	12 -12 24 -11 -5 -8
, leave it	-3 -5 26 -10 -4 -4
, leave with	6 0 -2 0 0 -3
, let	-2 0 6 -1 -1 -2
, mam	-5 -2 9 0 0 -2
, me	4 0 -1 6 -2 -7
, me or	0 0 0 6 -1 -4
, mind	-5 0 0 -2 0 8
, mind the	-5 0 0 -2 0 8
, moved	0 -3 -3 0 0 7
, moved out	0 -3 -3 0 0 7
, mr	-1 0 1 -1 5 -4
, much	-8 0 0 -1 -1 10
, my	5 -1 -2 2 -2 -2
, name	6 0 -2 -1 0 -2
, need	-5 -11 -1 -2 -1 19
, need to	-6 -10 -1 -1 -1 20
, neither	-10 -1 12 0 0 0
, new	-3 -2 0 -3 -2 10
, new carpet	5 0 0 0 0 -3
, nic	-1 0 -2 0 -1 5
, nic no	-1 0 -2 0 -1 5
, no	-10 0 20 -6 -3 0
, no idea	-2 0 5 -1 -1 -2
, no the	13 -1 -4 -2 -1 -6
, nobody	-14 -3 22 -1 -1 -3
, none	-5 0 10 -1 0 -3
, not	9 -1 -26 -5 -1 24
, not Doffered	15 -5 -5 0 0 -4
, not the	-5 0 -2 0 -1 8
, noted	-7 0 0 0 -1 9
, nothing	0 -2 -3 -1 -3 9
, nothing .	-2 -1 -3 0 -3 9
, notmind	13 12 -7 -4 -2 -12
, notmind $	21 0 -6 -2 -1 -12
, notmind which	-5 6 -1 -1 0 0
, off	8 3 -3 0 -2 -6
, off work	7 0 -2 0 -2 -2
, on	8 -1 -4 -3 8 -9
, on phonenumber	-6 -1 0 0 10 -2
, on the	5 2 0 -2 0 -4
, one	-8 1 8 0 0 0
, one of	-8 1 8 0 0 0
, only	8 -4 -3 0 0 0
, or	-29 5 -3 7 -2 22
, or Doffered	-22 0 -1 0 0 23
, otherwise	15 -2 -7 -1 -1 -4
, otherwise i	12 -1 -6 0 -1 -3
, outcome	-6 -1 0 0 0 8
, outcome booked	-6 -1 0 0 0 8
, phone	10 -5 -9 0 8 -4
, phone me	-5 -4 0 0 9 0
, phonenumber	-6 -1 0 -1 10 -2
, phonenumber .	-5 0 0 0 6 -1
, place	11 -3 0 -2 0 -6
, place $	8 -1 0 -2 0 -5
, please	-26 -19 25 0 -7 27
, please .	12 -11 1 0 -2 0
, please send	-3 -1 13 0 -1 -8
, ring	-3 0 -4 -2 18 -9
, school	6 -5 0 0 0 -1
, see	14 -1 -3 0 0 -10
, see you	11 -1 -2 0 0 -8
, she is	-1 -2 -1 -1 -3 9
, shop	8 -4 0 -1 0 -2
, skip	-10 -3 0 0 0 14
, slot	-10 0 -2 -2 -1 15
, slot $	-8 0 -2 -2 -1 13
, so	-1 20 14 -6 -8 -18
, so Doffered	15 -6 -4 0 -2 -3
, so Dopen	-8 10 0 0 0 -1
, so O	-5 9 0 0 0 -4
, so i	3 -1 4 0 -1 -5
, so no	-4 -1 6 -1 0 0
, so tell	-1 -1 -3 -1 -1 6
, so that	5 -3 -1 0 0 -1
, so we	-8 -2 10 0 0 0
, so whichever	-7 6 5 -2 0 -2
, sorry	-5 5 21 -4 -4 -13
, sorry $	-3 -3 26 -4 -4 -12
, st	-2 -1 -1 -1 0 5
, thanks	33 -19 -10 -7 -3 9
, thanks !	-5 -1 -1 0 0 7
, thanks $	6 -7 -4 -2 0 9
, thanks butt	6 -1 -2 0 0 -3
, that	14 3 0 -2 -1 -14
, the	-11 18 -13 15 -8 -1
, the Doffered	6 -2 -2 0 0 -1
, the appointment	6 0 0 -1 0 -4
, the one	-13 -2 15 0 0 -1
, the otros	-1 10 -6 0 -2 -2
, then	-17 -5 -2 -3 -2 29
, then you	5 -1 -1 -1 0 -3
, there	2 -4 -2 2 -3 5
, third	-19 -1 -1 -4 -2 26
, this	-12 -1 -3 -7 4 18
, this is	-4 0 -1 -2 7 1
, though	-20 -4 -2 0 0 26
, to	-4 0 0 0 -1 5
, try	-13 -1 27 -2 -3 -9
, try harder	-10 -1 27 -2 -3 -12
, unsure	0 -4 10 -2 0 -4
, up	2 -4 -1 -2 9 -3
, use	-2 0 -2 -5 0 9
, use the	-2 0 -2 -5 0 9
, waive	-4 -1 0 0 0 5
, walter	0 6 -5 0 0 -1
, we are	16 -4 -9 1 -1 -2
, we have	-10 -3 18 -2 3 -6
, we work	-6 7 -1 0 0 0
, what else	-1 0 5 -3 0 0
, which	13 -4 -6 -3 -2 2
, which i	15 -5 -3 -1 -1 -6
, which is	-4 0 -2 -1 0 7
, whichever	-28 2 -1 -1 -1 29
, whichever ,	-32 0 -1 0 0 33
, who	-3 -2 -1 -4 -1 10
, who is	-4 -1 -1 -1 0 7
, whole	-3 5 0 0 -1 -1
, whole family	-3 5 0 0 -1 -1
, wife	-1 -1 5 -1 -1 -2
, will	13 -2 3 -6 -3 -5
, will be	-9 -1 10 0 0 0
, will let	13 0 -2 0 -1 -9
, will not	5 -2 -3 0 0 0
, work	-29 30 0 0 0 -1
, work T	-29 30 0 0 0 -1
, working	9 -3 -1 -1 -1 -4
, would	-16 14 -2 6 0 -1
, wrong	-2 0 -14 -3 -1 21
, wrong number	-2 0 -14 -3 -1 21
, yes	15 -3 -2 -3 -3 -4
, yes ,	9 -1 -1 -1 -1 -6
, yes .	-3 -1 -2 -1 -1 9
, yes that	6 0 -4 0 0 -1
, you	20 2 -2 -5 -2 -14
, you choose	19 0 -1 -3 -1 -13
, your	-2 -4 -1 8 0 0
, 谢谢	20 -1 -2 -2 -1 -15
, 谢谢 $	20 -1 -2 -2 -1 -15
.	50 41 -5 -93 15 -45
. $	-13 -10 -13 10 6 70
. ,	-8 -4 0 0 -1 13
. .	2 2 -18 -4 -3 21
. . .	0 5 -15 -3 -3 16
. . i	-11 6 -10 0 0 16
. . no	6 2 -12 -1 -1 7
. Dfree	-57 110 -33 -4 -4 -7
. Dfree ?	-1 6 -3 -2 0 0
. Dfree good	-3 6 -3 0 0 0
. Dfree if	-10 11 0 0 0 0
. Dfree is	-7 9 -2 0 0 0
. Dfree ok	-4 5 0 0 0 0
. Dfree please	-1 7 -5 0 0 0
. Dfree works	-1 7 -6 0 0 0
. Dfree would	-4 7 -3 0 0 0
. Dfree yes	-5 8 -2 0 0 0
. Dfull	1 13 -2 0 -3 -9
. Doffered	114 -12 -53 -14 -6 -41
. Doffered $	73 -13 -45 -2 -2 -11
. Doffered ,	11 -6 -1 0 0 -3
. Doffered .	59 -9 -12 -4 -3 -32
. Doffered T	-8 22 -9 -3 1 -3
. Doffered i	7 -1 -5 0 0 -1
. Doffered is	11 -3 -3 0 0 -4
. Doffered no	-22 -3 32 0 -1 -6
. Doffered please	12 -4 -4 0 -1 -2
. Doffered the	-9 -2 13 -2 0 0
. Doffered then	9 -6 -1 0 0 -2
. Doffered would	5 -1 -3 0 0 0
. Doffered yes	8 -1 -4 0 0 -3
. Dopen	-18 34 -10 -1 -1 -4
. Dopen ,	-3 5 -1 0 0 0
. Dopen T	-3 8 -5 0 0 0
. O	-1 8 -4 -1 -3 0
. O $	5 -2 -3 0 0 -1
. T	-32 50 -3 -3 -2 -11
. T .	6 -3 0 0 0 -3
. actually	2 -3 -8 0 -1 10
. actually no	-1 0 -8 0 -1 10
. and	11 -6 10 -2 -1 -13
. and someone	5 0 0 -1 0 -4
. and tell	6 -1 0 -1 0 -4
. any	-4 11 -5 0 0 -1
. any day	-10 14 -2 0 0 -1
. anyway	5 -1 -1 -1 0 -2
. are	1 -10 -8 23 -1 -5
. are both	-2 -8 0 11 0 -1
. ask	-6 -1 -2 -1 5 4
. ask for	0 0 -1 -1 6 -4
. back	-13 -1 44 -4 -3 -23
. best	5 -1 -1 0 0 -3
. best regards	6 -3 0 0 0 -3
. both	-3 0 7 -2 -1 -1
. but	-24 -1 -6 0 0 32
. call	-1 -3 0 0 9 -4
. call me	-1 -3 0 0 8 -4
. can	-19 -2 1 -2 9 13
. can i	0 0 -3 6 0 -2
. can not	-20 0 -2 0 0 23
. can you	3 -4 7 -10 9 -5
. could	7 -4 9 -7 -2 -2
. could you	2 -5 11 -9 1 -1
. could your	8 -1 -1 -3 0 -2
. disgusting	-6 0 -3 -1 -1 12
. do	23 -7 9 -22 -5 2
. do not	1 -2 -2 -1 -3 7
. do you	6 -2 12 -10 -1 -4
. either of	6 -1 -2 0 -1 -2
. give	-2 -1 5 0 -2 0
. give us	-2 -1 5 0 -2 0
. good	-3 -1 11 0 -1 -6
. goods	5 -1 -1 -1 0 -2
. goods in	5 -1 -1 -1 0 -2
. got	8 -8 2 0 0 0
. had	4 0 -5 -11 -1 13
. have	-6 -2 11 -1 0 -2
. have you	-6 -2 10 -1 0 -1
. he	-3 -3 -1 -1 7 1
. hospital	-1 0 0 6 -1 -3
. how	18 -2 -1 -9 0 -5
. how many	19 -2 -1 -13 0 -3
. i	9 -5 -6 -10 -5 16
. i am	7 -3 -15 2 1 8
. i did	-8 -2 12 0 -1 -1
. i do	-7 0 -10 -1 5 13
. i expect	-3 0 -2 -1 -1 7
. i have	8 -3 -5 -4 -6 10
. i mean	-2 5 0 0 0 -3
. i shall	12 -5 1 -2 -4 -2
. i teach	-6 1 7 -1 -1 0
. i took	-7 -1 4 0 -3 8
. i will	-1 -9 10 -2 -1 4
. i would	12 14 -5 -3 -3 -15
. if	9 0 -19 -3 -3 16
. if you	-16 5 -1 0 -1 13
. if your	-6 -1 -1 0 0 8
. in	8 -6 -1 0 -1 0
. is	37 -15 1 -13 -4 -6
. is it	15 -2 0 -11 0 -1
. is that	5 -4 0 -1 0 0
. is there	9 -11 5 2 -3 -3
. it	17 1 -9 3 2 -13
. it is	16 1 -9 3 2 -13
. just	8 -1 -1 -2 0 -4
. just get	7 -1 -1 -2 0 -4
. key	5 -1 -1 0 0 -3
. key safe	5 -1 -1 0 0 -3
. kindly	-7 -3 11 -4 0 3
. kindly confirm	0 0 -8 0 0 10
. leave	-20 0 -1 0 0 21
. let	7 0 -1 0 0 -7
. let me	8 0 0 0 0 -7
. lift	6 -1 0 0 0 -4
. lift is	6 -1 0 0 0 -4
. may	5 -2 0 0 0 -2
. mit	-8 -2 -15 0 -1 26
. mit freundlichen	-8 -2 -15 0 -1 26
. mr	-3 0 -4 -1 14 -6
. my	7 3 0 -2 -4 -4
. my husband	4 0 1 0 -1 -5
. neither	-5 -4 12 0 0 -3
. neither of	-1 -1 5 0 0 -2
. no	-39 -2 22 -6 -6 32
. no .	-1 0 -13 -1 0 16
. no for	-33 9 -8 0 -1 33
. no good	-20 -2 37 0 -2 -13
. no scrap	5 -1 -4 0 0 0
. no to	-3 0 10 -1 -1 -4
. no wait	4 0 -13 -2 -1 12
. not	15 5 -1 -1 5 -23
. not Doffered	15 -4 -7 0 0 -4
. oh	-22 0 -1 0 0 23
. on	0 -1 -3 0 -1 6
. one	-1 -1 -5 0 -3 10
. one star	-4 -1 -4 -2 -1 11
. our	3 -5 -1 6 0 -2
. parking	6 -1 0 0 0 -5
. parking is	6 -1 0 0 0 -5
. phone	-3 -3 -8 -2 25 -9
. phone me	0 -1 -1 0 6 -3
. phonenumber	-7 -4 -3 -1 21 -5
. phonenumber $	-2 0 0 0 5 -2
. phonenumber ,	-2 -1 -2 0 6 0
. phonenumber .	-2 -1 -1 -1 7 -3
. please	1 2 14 -6 -12 1
. please advise	-8 0 15 -1 -1 -3
. please ask	5 -1 0 0 -3 0
. please cancel	-4 0 -1 0 0 5
. please deliver	5 0 -4 0 0 -1
. please do	7 -1 -1 0 -4 0
. please phone	-1 0 -1 0 5 -2
. please send	-3 0 5 0 -1 -1
. please take	-4 -1 -1 0 -1 8
. please use	14 0 -3 0 0 -10
. put	5 0 0 0 0 -4
. reception	7 -1 -1 -2 0 -2
. reception will	7 -1 -1 -2 0 -2
. regards ,	0 6 -3 0 -1 -2
. ring	-2 -3 -4 -2 15 -4
. ring the	-1 -2 -4 -2 11 -3
. s	6 -1 -1 0 -2 -1
. s .	6 -1 -1 0 -2 -1
. see	19 -1 -1 -1 0 -16
. see you	19 -1 -1 -1 0 -16
. send	-3 0 5 0 0 -1
. she	7 1 -5 -1 2 -3
. she says	7 0 -4 0 -1 -1
. shop	-14 23 -3 -1 -1 -5
. site	6 -2 0 0 -2 -2
. so	-22 0 33 -1 -2 -8
. so Doffered	5 -1 0 0 -1 -3
. so no	-6 -1 10 0 0 -2
. so not	-7 0 9 0 0 -1
. so that	-14 0 14 0 0 0
. sorry	33 -7 2 -2 -4 -23
. sorry about	-6 -1 8 0 0 -1
. sorry for	7 -2 -2 0 0 -1
. thanks	18 4 -13 -8 2 -3
. thanks $	26 -2 -2 -1 1 -23
. thanks ,	-7 4 -4 0 3 4
. thanks .	8 -1 0 -5 0 -1
. thanks for	-8 0 -3 0 0 11
. thanks you	-7 2 -2 0 -1 9
. that	5 0 -4 -1 0 -1
. the	15 -2 1 -10 -1 -3
. the Doffered	7 -3 -3 0 0 -1
. the bell	10 0 -9 0 0 -1
. the council	5 0 0 -1 0 -3
. try	-17 -8 13 -1 19 -6
. try again	-14 -2 23 -1 0 -6
. we	16 11 -19 0 -5 -4
. we are	12 -4 -2 -2 -1 -3
. we have	4 1 -13 -2 -1 12
. we shall	-4 8 -1 0 0 -3
. we would	6 1 -1 0 0 -5
. well	-2 -1 -7 0 -1 11
. what	-1 4 17 -13 -1 -6
. what else	-4 -1 11 -5 0 -1
. will	1 -3 15 -8 -1 -4
. will be	-6 -1 2 0 0 6
. will it	7 0 -1 -6 0 0
. will let	-5 0 12 -1 0 -7
. with	-4 -1 7 0 0 -1
. with apologies	-6 -1 7 0 0 0
. would	5 2 -5 -1 2 -3
. would you	7 -3 -1 -2 0 -2
. yes	52 -6 -14 -5 -3 -24
. yes $	15 0 -6 -1 -1 -6
. yes .	23 0 -1 -2 -1 -19
. yes Doffered	5 -1 -3 -1 0 -1
. yes that	10 -3 -4 -1 -1 -1
. you	-17 -1 0 -4 9 13
. you are	-5 -1 -1 -1 0 8
. you ring	-2 0 0 -1 7 -4
. your	-11 -6 -3 -1 -1 22
?	-106 84 -60 164 -9 -127
? $	-32 12 -6 120 -37 -64
? ?	-13 -43 27 -2 -8 39
? ? $	-11 -1 -4 -28 -3 47
? ? i	-6 -21 23 10 -2 -4
? ? it	-2 -1 -1 -5 0 10
? ? quantity	-1 -3 0 -7 0 11
? Dfull	-1 13 0 -11 0 0
? Dfull would	-1 5 0 -4 0 0
? Doffered	18 3 -8 -10 -1 -1
? Dopen	-1 6 0 -5 0 0
? T	-9 9 -2 2 0 0
? got	0 12 0 -10 0 -1
? got that	0 11 0 -11 0 0
? he	6 -1 -1 -2 0 -1
? i	-22 17 8 15 -7 -11
? i am	-8 6 11 -2 -1 -5
? i finish	-4 6 0 -2 0 0
? i have	-8 8 -2 2 1 -2
? i ordered	0 0 0 10 -2 -7
? i will	11 -2 -1 -6 0 -2
? it	-4 3 -2 -6 -2 11
? my	5 2 -2 1 -5 -2
? new	5 -2 -1 0 0 -2
? new carpet	5 -2 -1 -2 0 -1
? no	-2 -9 5 -1 8 -1
? no good	-7 -4 13 -1 0 0
? on	-11 14 0 -2 0 0
? on the	-11 14 0 -2 0 0
? only	-7 19 -1 -9 -1 -1
? only day	0 9 -1 -7 -1 0
? our	-6 0 -1 14 -3 -3
? past	-5 0 0 7 -1 -1
? phonenumber	-2 -23 0 -5 32 -3
? phonenumber $	-1 -21 0 -4 31 -3
? quantity	-6 -3 0 -1 -1 10
? quantity dropped	0 -2 0 -4 0 7
? someone	-4 7 0 -3 -1 0
? someone will	-4 7 0 -3 -1 0
? thanks	-9 9 -2 15 -2 -10
? thanks ,	-4 -1 -1 16 -1 -9
? that	-6 8 0 -1 0 -1
? that is	-3 -2 0 5 0 0
? the	-15 -2 -4 28 -2 -5
? the hall	8 -1 -1 -3 0 -2
? there	-1 -4 -2 7 3 -3
? there is	-1 -4 -1 8 -1 -2
? we	-9 0 -18 32 -3 -3
? we are	-2 1 -13 16 -1 -1
? we have	-2 0 -3 7 -1 -1
? yes	5 -3 -1 -1 0 0
Dconflict	-147 -51 -27 -11 -17 246
Dconflict $	-16 -3 -1 -1 -1 22
Dconflict ,	-38 -7 -1 0 -2 48
Dconflict .	-17 8 -3 -1 -1 14
Dconflict . $	-17 -4 -3 -1 -1 26
Dconflict for	-6 -2 -1 0 -1 11
Dconflict good	-7 -1 0 0 0 8
Dconflict is	18 -6 -11 -4 -2 5
Dconflict is best	-5 -1 -1 -1 0 8
Dconflict is good	-36 -2 0 0 0 39
Dconflict please	7 -20 -2 -1 -6 22
Dconflict please $	40 -8 -2 -1 -4 -26
Dconflict please ,	-16 -10 0 0 -1 28
Dconflict please .	-17 -2 0 0 -1 19
Dconflict suits	-7 -1 0 0 0 9
Dconflict thanks	-6 -1 -1 0 0 8
Dconflict will	-16 -2 0 0 0 18
Dconflict works	-9 -1 -1 0 0 12
Dconflict works $	-5 -1 -1 0 0 8
Dconflict would	-16 -4 0 -1 -1 23
Dconflict would be	-15 -3 0 0 -1 20
Dfree	-240 267 -138 -109 -50 -108
Dfree $	-34 129 -37 -7 -8 -45
Dfree ,	-18 44 -7 -4 -3 -8
Dfree , either	-3 6 -3 0 0 0
Dfree , i	-2 6 0 0 -1 -2
Dfree .	-17 39 -7 -1 -3 -9
Dfree . $	-7 22 -5 -1 -2 -7
Dfree ?	-7 68 -19 -29 -2 -4
Dfree ? $	-4 37 -16 -13 -1 -1
Dfree Dfree	-3 6 0 -3 0 -1
Dfree T	-12 25 -2 -3 -1 -4
Dfree T $	-3 6 0 -1 0 -2
Dfree T please	-5 6 0 0 0 0
Dfree and	-7 13 -5 0 0 -1
Dfree and Dfree	-5 9 -3 0 0 -1
Dfree best	-5 7 0 0 0 -1
Dfree do	0 5 0 -4 0 0
Dfree for	-5 9 0 0 -1 -3
Dfree free	-1 6 -1 -4 0 0
Dfree free ?	-1 5 -1 -4 0 0
Dfree good	-3 7 -3 0 0 -1
Dfree good $	-3 6 -3 0 0 0
Dfree i	-8 14 0 -1 0 -4
Dfree i will	-6 10 0 0 0 -4
Dfree if	-18 30 -1 -2 -1 -7
Dfree if you	-3 9 0 -1 -1 -5
Dfree instead	-2 13 -2 -4 -1 -2
Dfree is	-19 38 -11 -2 -1 -5
Dfree is good	-17 19 -2 0 0 0
Dfree my	-2 6 0 0 0 -4
Dfree not	-2 11 -7 0 0 -2
Dfree notmind	-3 5 0 0 0 -1
Dfree ok	-7 10 -1 -2 0 -1
Dfree ok $	-4 5 0 0 0 0
Dfree ok ?	-3 5 0 -2 0 0
Dfree or	-9 27 -3 -9 -1 -4
Dfree or Dfree	-8 24 -2 -8 -1 -4
Dfree please	-25 50 -10 -1 -5 -7
Dfree please $	-14 24 -3 0 -2 -4
Dfree please ,	-6 15 -6 0 -1 -1
Dfree possible	-1 9 -3 -4 -1 -1
Dfree so	5 -2 -1 0 0 0
Dfree thanks	-6 17 0 0 0 -10
Dfree thanks $	-6 17 0 0 0 -10
Dfree then	-1 8 -4 0 0 -3
Dfree when	-2 6 -1 0 0 -2
Dfree when i	-1 5 -1 0 0 -2
Dfree work	-3 5 0 0 0 -1
Dfree works	-3 11 -6 -1 0 -1
Dfree works .	-1 7 -6 0 0 0
Dfree would	-12 25 -8 -1 -1 -2
Dfree would be	-11 18 -4 -1 -1 -1
Dfree would work	0 5 -4 0 0 0
Dfree x	-3 8 -4 0 0 -1
Dfree x $	-3 8 -4 0 0 -1
Dfree yes	-6 9 -2 0 -1 0
Dfree yes $	-5 8 -2 0 0 0
Dfull	-88 128 -57 -24 7 17
Dfull !	-6 4 0 0 -2 4
Dfull $	-16 -8 4 45 -10 -15
Dfull ,	-10 22 -9 -4 2 0
Dfull .	-19 16 -7 0 -6 16
Dfull . $	1 9 -2 2 -3 -6
Dfull . i	3 -4 -3 0 -2 7
Dfull . please	-3 -1 0 0 0 5
Dfull ?	-13 46 -9 -32 23 -15
Dfull ? $	-3 19 -1 -11 -2 -3
Dfull ? ?	-3 3 -2 9 -2 -6
Dfull ? Dfull	-1 13 0 -11 0 0
Dfull ? only	0 9 -1 -7 -1 0
Dfull Dfree	0 12 0 0 0 -12
Dfull Dfull	5 -1 -1 -1 0 -3
Dfull Dfull so	6 -5 0 0 0 -1
Dfull Doffered	14 -9 -2 -1 0 -2
Dfull T	-6 5 -2 -9 2 9
Dfull T $	-7 13 -1 0 -1 -4
Dfull T ,	-13 -3 0 0 0 16
Dfull T ?	8 -1 0 -8 1 0
Dfull T and	3 -5 0 0 2 0
Dfull and	1 -21 -5 11 -6 20
Dfull and my	5 -5 0 0 0 0
Dfull and will	-10 -2 -1 0 0 14
Dfull any	-11 13 -1 -1 0 -1
Dfull any good	-11 13 -1 -1 0 -1
Dfull be	-13 16 -1 -1 0 -1
Dfull be possible	-11 13 -1 -1 0 -1
Dfull but	15 -6 -6 0 0 -2
Dfull i	5 22 -8 -9 -1 -9
Dfull i am	5 12 -1 -9 -1 -6
Dfull if	-7 19 0 -3 -1 -7
Dfull if you	-5 9 0 -1 -1 -3
Dfull in	-1 -4 0 0 0 6
Dfull instead	-14 17 0 -2 0 0
Dfull is	2 10 -2 -3 -1 -7
Dfull is Dfull	6 -5 0 0 0 -1
Dfull is the	-1 6 -1 -2 0 -2
Dfull lol	-5 9 0 0 0 -3
Dfull lol $	-5 -1 7 0 0 0
Dfull no	12 -9 -2 0 0 -1
Dfull no ,	12 -9 -2 0 0 -1
Dfull not	18 -4 -6 0 -1 -7
Dfull off	-6 1 7 0 0 -2
Dfull only	-6 13 0 0 0 -5
Dfull or	-3 29 -5 -3 -2 -16
Dfull please	-34 48 -7 -2 15 -20
Dfull please $	-13 23 0 0 -3 -7
Dfull please ,	-3 15 -6 0 -2 -3
Dfull please .	-7 5 -1 0 3 0
Dfull so	31 -18 -1 -4 -2 -6
Dfull so can	-4 -3 8 0 -1 0
Dfull so get	11 -6 -1 -2 0 -2
Dfull then	-2 6 -1 -1 0 -2
Dfull to	-9 8 0 -1 7 -4
Dfull we	-4 10 -1 0 0 -3
Dfull would	-26 39 -1 -5 -3 -5
Dfull would be	-15 24 0 -5 -2 -2
Dfull would suits	-10 15 0 0 -1 -3
Doffered	84 -68 25 -48 -93 -89
Doffered !	16 -10 5 -1 -1 -9
Doffered ! !	5 -7 10 -1 -1 -6
Doffered $	34 -60 30 31 -45 10
Doffered ,	83 -10 -31 -15 -5 -35
Doffered , Dfree	-5 14 -7 0 0 -1
Doffered , Doffered	34 -6 -22 -1 -1 -5
Doffered , T	-17 11 -2 0 -4 13
Doffered , and	5 0 -1 -1 0 -3
Doffered , any	-5 6 0 0 0 0
Doffered , at	5 0 -4 0 0 0
Doffered , back	18 -3 -9 -1 0 -5
Doffered , but	-13 0 -4 -1 22 -4
Doffered , either	8 -1 -6 0 0 0
Doffered , house	-10 11 0 0 0 0
Doffered , i	7 -3 3 -1 -1 -5
Doffered , if	6 -1 0 0 -4 0
Doffered , in	-9 -2 0 0 0 11
Doffered , it	-3 -3 6 0 0 0
Doffered , need	-5 -1 -1 -1 0 8
Doffered , no	-9 -3 -4 -2 -1 18
Doffered , not	9 -3 -2 0 -1 -3
Doffered , on	7 -1 -3 0 -2 -1
Doffered , please	6 -2 -1 0 0 -2
Doffered , so	-1 12 -5 0 -2 -4
Doffered , the	-1 -5 11 -1 0 -5
Doffered , then	7 -3 -1 -1 0 -3
Doffered , will	5 -2 9 0 0 -12
Doffered .	56 31 -60 -17 -29 24
Doffered . $	18 -13 -4 -1 -5 4
Doffered . Dfree	-22 31 -4 -1 0 -4
Doffered . Doffered	43 -7 -27 -1 -2 -7
Doffered . Dopen	-9 11 -1 0 0 -1
Doffered . O	6 -2 -3 0 0 -1
Doffered . T	-55 59 0 0 0 -3
Doffered . and	20 -3 -2 -2 -1 -13
Doffered . any	-4 7 -2 0 0 -1
Doffered . can	-17 0 -4 0 0 22
Doffered . could	-8 2 -1 7 0 0
Doffered . do	12 -5 3 -7 -1 -2
Doffered . give	-2 -1 5 0 -2 0
Doffered . got	8 -7 0 0 0 0
Doffered . i	1 6 -3 -1 -1 -2
Doffered . if	-8 -1 -1 0 0 10
Doffered . is	9 -7 0 -2 0 0
Doffered . lift	6 -1 0 0 0 -4
Doffered . my	5 0 -1 0 0 -3
Doffered . no	-10 -6 -12 -1 -1 30
Doffered . not	14 -5 -5 0 0 -3
Doffered . please	6 0 0 0 -3 -3
Doffered . thanks	10 -2 0 -5 0 -2
Doffered . would	6 -3 0 -1 0 -1
Doffered . yes	5 -1 -3 -1 0 -1
Doffered . your	-9 0 -2 0 0 12
Doffered ?	28 -1 -8 -9 4 -13
Doffered ? $	63 -28 -11 -15 -2 -8
Doffered ? ?	1 -4 6 -2 0 -1
Doffered ? i	-11 11 -1 3 0 -1
Doffered ? no	-2 -2 -1 -2 7 0
Doffered ? only	-7 10 0 -2 0 0
Doffered Dfull	4 -14 -4 18 -1 -3
Doffered Doffered	44 -6 -14 -5 -3 -15
Doffered Doffered $	11 -3 -1 -1 0 -5
Doffered Doffered or	15 1 -11 -3 0 -2
Doffered Doffered then	6 -2 -1 -1 0 -2
Doffered T	42 36 -8 -10 -8 -56
Doffered T $	-44 76 9 -8 -5 -28
Doffered T ,	28 -28 -9 8 4 -3
Doffered T .	58 -37 -13 -1 -1 -5
Doffered T ?	-11 19 -1 -7 0 0
Doffered T and	-7 -3 10 0 1 0
Doffered T for	10 -7 0 0 -1 -1
Doffered T good	7 -6 0 0 0 -1
Doffered T instead	-29 32 0 -2 0 0
Doffered T is	-3 9 -3 0 1 -3
Doffered T mate	9 -8 -1 0 0 -1
Doffered T not	-31 39 -7 0 0 -1
Doffered T noted	7 -5 0 0 0 -1
Doffered T only	-41 41 0 0 0 0
Doffered T please	38 -31 -4 0 -1 -1
Doffered T so	13 -5 -6 0 0 -1
Doffered T thanks	10 -8 -1 0 0 -1
Doffered T then	5 -4 -1 0 0 0
Doffered T works	11 -9 -1 0 0 -1
Doffered T would	12 -8 0 -1 0 -2
Doffered T yes	8 -7 -1 -1 0 0
Doffered a	14 -2 -8 0 -1 -2
Doffered a no	5 -2 -3 0 0 0
Doffered actually	-4 0 -1 0 7 -1
Doffered all	6 -4 -1 0 0 0
Doffered and	-33 5 17 -9 -6 27
Doffered and Doffered	-5 4 9 -2 -1 -5
Doffered and T	-31 -1 -2 -1 0 36
Doffered and i	-12 12 1 -1 -1 2
Doffered and not	-7 1 12 -1 0 -4
Doffered and the	6 -4 1 2 0 -5
Doffered and will	-6 0 14 -1 0 -7
Doffered are	-25 1 0 -2 -1 27
Doffered as	24 -9 -29 -3 -2 19
Doffered as i	21 -2 -7 0 -1 -12
Doffered as long	5 -2 0 -1 0 -2
Doffered at a	5 0 -1 -1 0 -2
Doffered bab	5 -1 0 0 0 -3
Doffered be	20 -7 -6 -5 0 -2
Doffered because	11 -4 -2 -2 0 -3
Doffered before	-5 10 0 -1 -1 -2
Doffered both	7 0 -5 -2 0 0
Doffered but	9 65 -52 -8 -7 -6
Doffered but Dfree	0 6 -6 0 0 0
Doffered but Doffered	-6 -8 -13 -1 -1 29
Doffered but Dopen	-6 6 0 0 0 -1
Doffered but T	-62 72 -3 -1 -1 -5
Doffered but can	12 -3 -4 0 -1 -4
Doffered but gotta	7 -6 0 -1 0 0
Doffered but he	11 -4 -1 -1 0 -6
Doffered but i	16 -27 4 -1 -1 9
Doffered but not	57 -15 -28 -1 -1 -12
Doffered but the	-18 21 -1 0 0 -2
Doffered can	3 -13 8 10 -1 -8
Doffered can i	-8 -2 0 12 0 -2
Doffered clashes	-26 -2 37 -1 -1 -6
Doffered come	36 -1 -26 -4 0 -4
Doffered cost	-28 -7 -4 53 -2 -12
Doffered cost more	-5 -2 -1 15 0 -5
Doffered day	6 -3 -1 0 0 -2
Doffered definitely	-28 -7 -3 4 0 35
Doffered definitely $	12 -2 -2 0 0 -7
Doffered definitely .	-39 -2 -1 0 0 43
Doffered does	-30 -2 -4 0 -1 36
Doffered does not	-30 -2 -4 0 -1 36
Doffered for	19 3 -16 -1 -2 -2
Doffered for me	10 -2 -2 -1 -1 -5
Doffered for us	6 7 -11 0 0 -2
Doffered free	-2 -2 9 0 0 -4
Doffered good	30 -12 -10 -1 -1 -5
Doffered good $	6 -1 -3 0 0 -1
Doffered good but	9 -5 -4 0 0 -1
Doffered haha	12 -3 -6 0 -1 -3
Doffered has	15 -1 -2 -1 0 -11
Doffered i	26 -8 19 -18 -5 -14
Doffered i am	23 -5 12 -8 -2 -19
Doffered i can	12 6 -14 0 -1 -3
Doffered i have	-16 1 24 -3 -1 -6
Doffered i suppose	29 -3 -5 -3 -1 -17
Doffered i will	-5 0 6 0 0 0
Doffered if	29 -16 -11 17 -2 -16
Doffered if i	-11 -5 0 21 -1 -4
Doffered if not	5 -1 -2 0 0 -1
Doffered if possible	11 -3 -6 0 0 -2
Doffered if you	9 -3 -2 -1 0 -4
Doffered in	-6 1 -7 -3 -1 16
Doffered innit	9 -2 -1 -1 0 -5
Doffered innit $	9 -2 -1 -1 0 -5
Doffered instead	-24 44 -3 -15 0 -2
Doffered instead $	-21 24 -1 0 0 -1
Doffered instead ,	-6 8 0 -1 0 -1
Doffered is	10 -25 29 -24 -16 29
Doffered is a	-21 -7 55 -2 -1 -23
Doffered is best	20 -2 -7 -1 -1 -9
Doffered is better	19 -3 -4 0 0 -11
Doffered is bin	-2 -8 -10 -5 0 26
Doffered is gone	6 2 -2 -2 0 -4
Doffered is good	32 4 -32 -7 -5 11
Doffered is my	-7 -3 15 -1 0 -4
Doffered is no	-47 12 7 -1 -1 29
Doffered is ok	19 -3 -3 -1 -1 -12
Doffered is out	-25 16 -4 0 0 13
Doffered is the	30 -4 -7 -4 -2 -13
Doffered is when	4 -4 -2 5 0 -3
Doffered is yes	9 -2 -3 0 0 -3
Doffered it	36 -13 -10 -3 -2 -8
Doffered it is	26 -10 -5 -3 -1 -8
Doffered it must	10 -2 -5 0 -2 0
Doffered just	16 -2 -9 -3 0 -2
Doffered lol	5 -5 10 -1 -1 -9
Doffered lol $	-2 -3 11 0 0 -5
Doffered love	20 -2 -12 0 0 -5
Doffered mate	7 -1 -1 0 -3 -1
Doffered mate .	5 -1 0 0 -3 -1
Doffered might	-15 -2 -3 0 22 -1
Doffered my	14 -4 -2 -2 -1 -6
Doffered no	-29 -8 25 -3 -3 18
Doffered no $	-46 -4 15 -1 -1 38
Doffered no ,	-11 0 15 0 0 -3
Doffered no .	-23 -3 34 0 -1 -6
Doffered no Doffered	-2 -1 9 0 -1 -5
Doffered no dentist	6 -1 -1 0 0 -3
Doffered no good	13 -1 -11 0 0 -1
Doffered not	-15 -4 -12 0 0 32
Doffered off	-18 -6 -9 -1 0 34
Doffered ok	42 -8 -6 -20 -1 -7
Doffered ok ?	23 -3 0 -19 0 -1
Doffered on	6 -1 1 -2 -1 -4
Doffered on the	9 1 -5 -1 -1 -3
Doffered one	32 -13 -7 -1 -1 -10
Doffered one $	13 -3 -2 -2 0 -6
Doffered one ,	5 -1 -2 0 0 -2
Doffered one please	24 -11 -1 -11 0 -1
Doffered only	22 -7 -8 -2 -1 -4
Doffered only $	5 -2 -1 -1 0 -1
Doffered or	34 -11 3 5 -3 -28
Doffered or Doffered	24 -10 13 0 -2 -25
Doffered otherwise	5 -1 -1 0 0 -3
Doffered pal	15 -6 -1 -2 0 -5
Doffered pal $	14 -6 -1 -1 0 -5
Doffered past	-5 0 -1 0 0 6
Doffered please	83 -43 6 -13 -11 -32
Doffered please $	7 -15 28 -2 -3 -12
Doffered please ,	23 -10 -4 -2 -1 -5
Doffered please .	13 5 -8 -3 -2 -3
Doffered please ?	9 -5 0 -3 0 0
Doffered please before	9 -4 0 -1 -2 -2
Doffered please i	5 -2 -1 0 0 -1
Doffered provided	11 -1 -2 0 0 -7
Doffered provided it	8 0 0 0 0 -7
Doffered rather	7 -1 -1 -1 0 -3
Doffered rather than	7 -1 -1 -1 0 -3
Doffered secondchoice	10 -1 -2 -1 0 -5
Doffered secondchoice Doffered	10 -1 -2 -1 0 -5
Doffered slot	7 -1 -3 0 0 -3
Doffered so	50 7 -26 -9 -2 -19
Doffered so Dfree	-11 14 -2 -1 0 -1
Doffered so Doffered	37 -5 -20 -2 0 -9
Doffered so O	12 -1 -9 0 0 -1
Doffered so any	-6 7 -1 0 0 0
Doffered so anything	-5 7 -1 0 0 -1
Doffered so can	-7 1 6 0 0 0
Doffered so i	11 -7 -2 -1 0 -1
Doffered so it	6 -1 -1 -3 0 -1
Doffered so no	8 1 -8 0 0 0
Doffered so nobody	-17 -1 20 0 0 -2
Doffered so that	5 -2 -2 0 0 -1
Doffered sorry $	0 -2 5 -1 0 -2
Doffered suits	19 -5 -5 -3 -1 -5
Doffered suits .	7 -1 -1 -2 0 -3
Doffered thanks	6 -8 27 -1 -3 -21
Doffered thanks $	-7 -6 31 -1 -1 -16
Doffered thanks you	5 -1 -3 0 0 -1
Doffered that	-12 -2 16 0 0 -2
Doffered that is	-13 -2 16 0 0 0
Doffered the	-10 -3 12 3 -1 -1
Doffered the same	-10 -2 13 1 0 0
Doffered then	40 -13 -9 -3 -1 -14
Doffered then $	20 -8 -6 -1 -1 -4
Doffered then .	5 -1 -1 0 0 -2
Doffered unless	7 -2 -1 -1 0 -3
Doffered unless it	5 -1 -1 -1 0 -2
Doffered was	-7 -1 -4 -1 0 13
Doffered we	6 -1 -1 -1 -1 -2
Doffered when	9 -1 -12 -1 -2 7
Doffered whichever	6 0 -3 -1 0 -1
Doffered will	10 -5 -4 12 -1 -11
Doffered will do	10 -3 -3 -1 0 -3
Doffered with	6 -1 -3 0 0 -2
Doffered work	-16 -1 18 0 0 0
Doffered works	47 -15 -28 -6 -3 7
Doffered works $	23 -3 -13 0 0 -6
Doffered works ,	13 -2 -1 -3 -1 -6
Doffered works .	9 -1 -2 0 0 -5
Doffered works best	5 0 0 -2 0 -2
Doffered works for	-26 -1 -6 0 -1 35
Doffered works thanks	9 -3 -4 0 0 -2
Doffered would	36 -37 22 -3 -3 -14
Doffered would be	21 -26 15 -2 -1 -7
Doffered would have	-7 -2 12 -2 0 -1
Doffered would suits	6 -2 -3 0 0 0
Doffered would work	12 -6 -1 -1 0 -5
Doffered x	9 -5 6 -2 -1 -8
Doffered x $	9 -5 6 -2 -1 -8
Doffered xx	3 -1 -10 -2 0 11
Doffered xx $	3 -1 -10 -2 0 11
Doffered yes	0 11 -50 -4 -3 48
Doffered yes !	11 -8 -2 0 0 0
Doffered yes $	22 -8 -5 -1 -1 -8
Doffered yes ,	13 -3 -1 0 0 -8
Doffered yes .	-3 -3 -7 0 -1 15
Doffered yes Doffered	-26 -3 -12 -1 0 42
Doffered yes but	-58 39 -8 -1 -1 28
Doffered yes thanks	10 -1 0 0 0 -9
Doffered yes to	25 -1 -12 -1 -1 -10
Dopen	-239 251 -71 -65 -36 -86
Dopen $	-26 77 -10 -6 -5 -26
Dopen ,	-38 67 -5 -3 -3 -12
Dopen , T	-8 16 -2 -2 -1 -2
Dopen , either	-6 7 0 0 0 0
Dopen , notmind	-7 8 0 0 0 0
Dopen .	-17 31 -7 0 -1 -6
Dopen . $	-15 23 -1 0 -1 -5
Dopen ?	-7 38 -7 -20 -2 -1
Dopen ? $	-1 13 -2 -9 0 0
Dopen ? Dopen	-1 5 0 -4 0 0
Dopen ? i	0 9 -3 -6 -1 0
Dopen O	-4 6 0 0 0 -1
Dopen T	-33 78 -15 -9 -4 -12
Dopen T $	-6 18 -1 -2 -1 -7
Dopen T .	-4 10 -5 0 0 -1
Dopen T ?	0 6 -2 -3 0 0
Dopen T please	-4 6 -1 0 -1 0
Dopen T would	-6 9 -2 -1 0 -1
Dopen for	-2 6 0 -1 -1 -2
Dopen i	-2 5 -1 0 0 -2
Dopen i am	-2 5 -1 0 0 -2
Dopen if	-8 10 0 -1 0 -1
Dopen instead	-2 8 0 -2 0 -2
Dopen is	-28 43 -5 -5 -2 -4
Dopen is better	-3 8 -1 -2 -1 -1
Dopen is good	-17 21 -3 0 0 0
Dopen please	-19 30 -1 -1 -3 -4
Dopen please $	-3 7 0 0 -1 -2
Dopen please ,	-7 11 -1 -1 -1 -1
Dopen please .	-7 8 0 0 -1 -1
Dopen so	5 -2 0 0 -2 -1
Dopen works	-5 6 0 0 0 0
Dopen works $	-5 6 0 0 0 0
Dopen would	-7 13 -2 -1 -1 -3
Dopen would be	-6 12 -2 -1 -1 -3
Dopen x	-4 7 -1 0 0 -2
Dopen x $	-4 7 -1 0 0 -2
O	79 0 -54 10 -34 -19
O !	-5 -1 -1 0 8 -1
O ! !	-5 -1 -1 0 8 -1
O $	51 -7 -32 -13 -7 9
O ,	42 -4 -6 -7 -3 -21
O , been	8 -2 0 0 -1 -4
O , the	5 -2 -1 -1 0 -1
O .	12 -6 7 -7 -4 -2
O . $	11 1 0 0 0 -12
O ?	-1 -4 0 6 0 0
O Dfull	0 -4 0 6 0 -2
O Dfull $	0 -4 0 6 0 -2
O Doffered	-56 68 -6 -1 0 -5
O Doffered $	-56 68 -6 -1 0 -5
O Dopen	-21 29 -1 0 -1 -7
O Dopen please	-3 5 0 0 0 -1
O and	-9 -2 -1 -2 0 14
O for	22 -4 -4 -2 -2 -10
O for us	19 -4 -4 -2 -2 -8
O i	2 -1 0 8 0 -8
O i can	-1 -1 0 8 0 -6
O if	17 -2 0 -3 0 -11
O if i	11 -1 0 -2 0 -8
O if it	6 -1 0 -1 0 -4
O in	-1 -6 0 7 0 -1
O is	6 -5 8 -1 0 -8
O is good	10 -2 -2 0 0 -5
O on	10 -3 -3 2 0 -5
O on Doffered	12 -3 -3 0 0 -5
O one	-16 4 0 -2 -1 15
O please	14 -26 -7 -4 -10 35
O please $	-40 -17 -3 -3 -6 69
O please ,	15 -2 0 0 -1 -11
O please .	14 -3 -1 0 -2 -8
O please we	8 -2 -1 0 -1 -5
O thanks	4 -5 -2 -1 -1 6
O thanks $	-14 -4 -2 -1 -1 22
O thanks you	15 -1 0 0 0 -14
O works	10 -1 0 0 -2 -6
O would	6 -3 0 0 0 -3
O would be	6 -3 0 0 0 -3
T	34 86 -63 -28 2 -68
T $	8 12 -32 30 -3 -5
T ,	16 -1 -18 2 8 -7
T , Doffered	11 -3 -5 0 0 -3
T , T	-11 14 0 0 0 -3
T , and	-6 -5 0 9 3 0
T , got	7 -6 0 0 0 -1
T , i	-19 29 -2 -1 -1 -6
T , otherwise	12 -5 -3 0 -1 -3
T , please	12 -9 0 0 -1 -2
T , thanks	5 -4 0 0 0 0
T , we	-4 5 0 0 0 0
T .	-12 1 21 -20 1 9
T . $	-3 12 -10 -7 11 -2
T . Doffered	-9 5 10 -4 0 -1
T . T	12 -7 -1 -2 0 -2
T . i	19 -7 -4 0 -1 -6
T . if	-9 -5 0 0 -3 18
T . please	6 -2 -4 0 0 0
T ?	1 3 9 -25 -1 13
T ? $	8 20 -4 -22 -1 -1
T ? ?	3 -30 15 0 -1 14
T ? i	-8 11 -1 -1 0 0
T Doffered	-36 61 -9 -9 0 -6
T Doffered $	12 -7 -2 -1 0 -3
T Doffered ?	-19 29 -3 -7 0 0
T Dopen	-14 30 -1 -9 -2 -4
T Dopen ?	-1 7 0 -6 0 0
T Dopen is	-5 7 0 -1 0 -1
T a	7 -5 -1 -1 0 0
T and	-7 -12 5 14 2 -2
T and i	-4 -1 -5 10 1 0
T any	-49 51 -2 -1 4 -2
T any T	-14 18 -1 -1 0 -2
T any day	-6 2 0 0 4 0
T are	-24 19 8 -2 2 -4
T as	15 -8 -1 -4 0 -1
T as i	14 -8 -1 -4 0 -1
T at	-16 10 11 -1 -1 -3
T be	-4 6 0 -2 0 0
T be possible	-4 6 0 -2 0 0
T before	3 -6 0 5 -1 -1
T but	29 -16 -8 -2 -3 -1
T but T	26 -14 -6 -2 -2 -1
T every	-8 5 5 -1 -1 -1
T every day	-8 5 5 -1 -1 -1
T for	21 -16 -4 -3 8 -7
T for me	12 -4 -2 -1 -2 -3
T good	13 -10 -1 0 0 -1
T good $	6 -5 0 0 0 -1
T i	18 -7 -4 -2 -1 -3
T i am	8 -4 -3 -1 0 -1
T if	-16 20 -1 -1 0 -1
T if possible	-11 12 0 0 0 -1
T if that	-5 6 0 -1 0 0
T instead	-29 33 -1 -2 0 0
T instead ?	-5 8 0 -2 0 0
T is	28 -22 -12 10 4 -8
T is a	5 -3 0 -2 1 -1
T is good	15 -10 -1 0 0 -3
T is ok	15 -8 -6 0 -1 0
T is the	-3 -7 0 14 0 -3
T is yes	7 -6 0 0 0 0
T it	4 -5 0 2 0 0
T like	5 -1 0 0 0 -3
T mate	9 -7 -1 0 0 -1
T not	-38 47 -7 0 0 -1
T not T	-27 29 -1 0 0 -1
T noted	9 -7 0 0 0 -2
T of	-5 6 0 0 0 0
T of Dopen	-6 7 0 0 0 0
T off	12 -7 -1 0 -1 -2
T off work	10 -6 -1 0 -1 -2
T on	2 23 -15 -15 -5 10
T on Doffered	16 -7 -13 -13 -2 19
T on Dopen	-4 10 -1 -2 -1 -1
T on the	-17 29 -1 -5 -1 -5
T one	43 -6 -4 -9 -5 -19
T one $	27 -12 -2 -2 -1 -10
T one ,	9 5 -2 -3 -3 -8
T one please	5 -3 0 0 0 -1
T only	-40 41 0 0 0 0
T only ,	-41 41 0 0 0 0
T or	-30 -21 -2 61 -1 -7
T or T	-35 -12 -2 57 -1 -6
T phonenumber	-3 -6 -10 0 20 -1
T please	15 20 -12 -2 -10 -11
T please $	6 9 -2 -1 -4 -8
T please ,	6 1 -2 0 -3 -1
T please .	-6 12 -4 0 -1 0
T rather	-11 12 0 -1 0 0
T rather than	-11 12 0 -1 0 0
T slot	27 -2 -1 -15 -1 -7
T slot $	10 -6 0 0 0 -3
T slot ,	6 -3 0 0 0 -2
T slot please	12 -8 0 0 -1 -2
T so	52 -29 -4 -3 -2 -13
T so Doffered	6 -1 -4 0 0 -1
T so O	7 -4 0 0 0 -2
T so T	13 -5 -3 -1 -1 -3
T so needs	10 -6 0 0 0 -3
T so no	-7 -2 11 0 0 -1
T so not	8 -4 -3 0 0 0
T start	12 -5 -1 -1 -2 -2
T thanks	10 -7 -1 0 0 -1
T thanks ,	7 -4 -1 0 0 -1
T that	-8 12 -1 -3 0 0
T the	-91 86 -1 7 0 -1
T then	16 -11 -2 -2 -1 -2
T then i	7 -4 0 -1 0 -1
T when	-19 23 -1 -1 0 -2
T when i	-19 23 -1 -1 0 -2
T will	13 -8 -1 -1 -2 -1
T with	-9 -3 13 0 0 0
T works	21 -15 -2 -1 0 -2
T works ,	10 -8 -1 0 0 -1
T would	-6 3 -5 -3 -1 12
T would be	-6 1 -2 -3 -1 12
T yes $	-5 6 -1 0 0 0
^	33 -3 -39 -25 -47 47
^ !	36 0 -5 -3 -1 -26
^ $	79 -17 -61 -70 -33 103
^ ,	7 -3 -11 -3 -1 12
^ , aside	0 -1 -3 -1 -1 6
^ .	21 -2 -17 -4 -5 7
^ ?	-11 -3 -7 -60 -2 83
^ ? ?	-4 -1 -2 -6 -1 13
^ Dconflict	-51 -31 -19 -9 -11 125
^ Dconflict $	-4 -2 -1 -1 -1 8
^ Dconflict ,	-6 -1 -1 0 0 8
^ Dconflict for	-6 -2 -1 0 -1 11
^ Dconflict good	-7 -1 0 0 0 8
^ Dconflict is	24 -5 -11 -4 -1 -2
^ Dconflict please	28 -15 -2 -1 -4 -6
^ Dconflict suits	-7 -1 0 0 0 9
^ Dconflict thanks	-5 -1 0 0 0 6
^ Dconflict works	-9 -1 -1 0 0 12
^ Dconflict would	-16 -4 0 -1 -1 23
^ Dfree	-69 132 -25 -28 -18 -38
^ Dfree $	-7 38 -1 -2 -2 -17
^ Dfree ,	-5 12 -2 -1 -1 -3
^ Dfree T	-4 9 -1 -1 -1 -3
^ Dfree if	-1 6 -1 -1 -1 -2
^ Dfree not	-2 11 -7 0 0 -2
^ Dfree or	-1 11 0 -5 -1 -4
^ Dfree please	-11 23 -3 -1 -3 -4
^ Dfree thanks	-2 6 0 0 0 -3
^ Dfree would	-7 10 -1 0 -1 -2
^ Dfull	-14 160 -37 -41 -19 -53
^ Dfull $	23 79 -8 -9 -7 -77
^ Dfull ,	-5 15 -6 0 -1 -3
^ Dfull ?	-5 33 -4 -13 -3 -8
^ Dfull Doffered	7 -6 0 0 0 -1
^ Dfull T	-2 9 -1 -1 -1 -5
^ Dfull any	-6 7 0 0 0 -1
^ Dfull if	-4 15 0 -3 -1 -6
^ Dfull is	0 12 -2 -3 -1 -6
^ Dfull no	12 -9 -2 0 0 -1
^ Dfull only	-6 13 0 0 0 -5
^ Dfull please	-18 30 -1 -1 -2 -8
^ Dfull would	-11 14 0 0 0 -2
^ Doffered	96 -33 -64 -79 -47 -56
^ Doffered !	10 -2 -5 0 0 -3
^ Doffered $	103 -19 -19 -6 -2 -56
^ Doffered ,	47 -6 -19 -7 12 -23
^ Doffered .	58 19 -18 -13 -7 -37
^ Doffered ?	-9 -10 4 10 7 -2
^ Doffered Doffered	6 -1 -1 0 -3 -2
^ Doffered T	-13 84 -21 0 -8 -29
^ Doffered a	12 -2 -8 0 -1 -1
^ Doffered actually	-4 0 -1 0 7 -1
^ Doffered and	17 5 -14 -1 -2 -5
^ Doffered are	-24 -1 -1 -1 0 27
^ Doffered as	7 -2 0 -1 0 -3
^ Doffered bab	5 -1 0 0 0 -3
^ Doffered because	8 -3 -1 -1 0 -2
^ Doffered but	-2 66 -31 -4 -3 -27
^ Doffered day	6 -3 -1 0 0 -2
^ Doffered definitely	-28 -4 -3 -1 0 36
^ Doffered for	14 -3 -4 -1 -1 -6
^ Doffered good	24 -10 -7 -1 -1 -4
^ Doffered haha	12 -3 -6 0 -1 -3
^ Doffered i	-40 -3 20 -3 -1 29
^ Doffered if	31 -9 -9 -2 -1 -9
^ Doffered innit	5 -1 -1 0 0 -2
^ Doffered is	-85 6 64 -12 -12 51
^ Doffered it	15 -4 -3 -2 0 -5
^ Doffered lol	13 -3 -1 -1 0 -7
^ Doffered mate	7 -1 -1 0 -3 -1
^ Doffered no	-32 -4 49 -1 -1 -11
^ Doffered ok	13 -4 -3 -1 0 -4
^ Doffered one	8 -2 -2 -1 0 -2
^ Doffered only	17 -5 -7 -1 -1 -3
^ Doffered or	31 -5 -10 -9 -1 -7
^ Doffered please	57 -9 -15 -6 -5 -18
^ Doffered so	9 -6 -2 -1 0 0
^ Doffered suits	16 -5 -4 -3 -1 -5
^ Doffered thanks	20 -4 -5 0 -2 -8
^ Doffered that	-16 -1 18 0 0 0
^ Doffered then	6 -3 -1 0 0 -1
^ Doffered unless	7 -1 -1 -1 0 -3
^ Doffered we	-6 -1 8 0 0 -1
^ Doffered will	-7 -2 -2 14 0 -3
^ Doffered works	9 -9 -11 -3 -2 18
^ Doffered would	25 -14 5 -4 -1 -9
^ Doffered yes	-69 29 -27 -2 -2 70
^ Dopen	-62 121 -11 -16 -12 -44
^ Dopen $	-4 22 -2 -1 -1 -13
^ Dopen ,	-6 14 -1 -1 -1 -4
^ Dopen O	-4 6 0 0 0 -1
^ Dopen T	-9 29 -1 -3 -2 -7
^ Dopen if	-4 6 0 -1 0 -1
^ Dopen is	-2 7 0 -2 -1 -2
^ Dopen please	-11 16 -1 -1 -1 -2
^ Dopen would	-3 5 -1 -1 -1 -1
^ Dopen x	-4 7 -1 0 0 -2
^ O	125 -81 -25 -33 -28 17
^ O $	6 -29 -6 -9 -5 46
^ O ,	36 -8 -4 -2 -2 -21
^ O .	36 -6 -1 -6 -3 -20
^ O for	12 -2 -1 -1 -1 -8
^ O if	11 -1 0 -2 0 -7
^ O is	7 -1 0 -1 0 -5
^ O please	10 -25 -6 -4 -10 36
^ O thanks	-6 -5 -2 -1 -1 14
^ O works	10 -1 0 0 -2 -6
^ O would	6 -3 0 0 0 -3
^ T	86 -34 4 17 -23 -51
^ T $	99 -51 -4 -8 -4 -32
^ T .	13 -13 -1 -4 -1 5
^ T ?	-3 -9 15 -2 -1 0
^ T Doffered	-2 12 -4 -1 0 -4
^ T Dopen	-5 13 0 -5 -1 -2
^ T any	-29 33 -1 -1 0 -2
^ T are	-5 -4 15 -2 -1 -3
^ T good	5 -3 0 0 0 -1
^ T is	-1 -9 0 14 -1 -3
^ T of	-5 6 0 0 0 0
^ T on	-15 -6 -3 -6 -1 31
^ T one	33 -14 -2 -7 -2 -8
^ T please	55 -40 -2 -1 -6 -6
^ T slot	28 -17 -1 -1 -1 -7
^ T works	9 -6 -1 0 0 -1
^ T would	8 -3 -1 -1 -1 -2
^ a	-15 -2 -10 4 -3 26
^ about	8 -1 -1 -1 0 -5
^ about time	7 0 0 -1 0 -5
^ absolute	-9 -1 -7 -6 -7 29
^ absolute joke	0 -1 -4 -3 -2 10
^ absolutely	-2 -3 -2 0 0 7
^ accept	43 -2 -6 -4 -1 -31
^ admin	-16 -1 -5 -5 -1 29
^ admin override	-15 -1 -4 -4 -1 25
^ all	58 15 -7 -9 -9 -47
^ all are	-4 0 15 -2 -1 -7
^ all good	35 -1 -8 -3 -4 -21
^ already	-12 -9 -2 -6 -1 31
^ already got	-3 -8 -1 -3 -1 16
^ am	-1 0 0 6 -1 -4
^ am i	-1 0 0 6 -1 -4
^ any	66 37 -16 -14 -17 -56
^ any $	43 -4 -5 -5 -2 -27
^ any T	-18 24 -1 -3 -1 -2
^ any but	24 -18 -1 -1 0 -3
^ any day	18 -12 26 -7 -5 -20
^ any of	64 -9 -25 -9 -4 -17
^ any time	18 -3 -5 -4 -1 -5
^ anything	45 12 -11 -10 -3 -33
^ anything but	36 -6 -5 -3 -1 -22
^ anything on	-1 6 0 -4 0 -1
^ anytime	8 10 -4 -2 -1 -11
^ anytime Dopen	-4 12 -1 -1 -1 -6
^ are	-13 -6 -17 65 -4 -26
^ are these	-1 -2 -1 9 0 -5
^ are you	-11 -3 -3 34 -2 -15
^ as	-3 -2 -1 -2 0 7
^ as requested	8 -1 0 0 0 -6
^ aside	-14 -9 15 6 -4 6
^ aside Dopen	6 -3 0 0 -2 -1
^ aside i	-2 0 0 -5 -1 9
^ aside so	-4 -1 15 -1 0 -9
^ assistant	-27 -4 -1 -2 -1 35
^ assistant the	-19 -3 0 0 0 23
^ at	3 -1 5 -1 0 -6
^ at work	-2 0 7 -1 0 -3
^ away	-30 1 50 -3 -1 -17
^ away Doffered	-28 -3 51 -3 -1 -16
^ back	-2 11 -1 0 -3 -5
^ back from	-2 11 -1 0 -3 -5
^ because	6 -2 0 -1 0 -3
^ been	2 0 -3 -1 6 -4
^ been on	2 0 -3 -1 6 -4
^ before	-8 -4 -2 21 2 -9
^ before anything	0 0 0 6 0 -5
^ before i	-7 -2 -1 14 -2 -1
^ book	5 -1 -1 -1 -3 2
^ booked	11 -3 -7 -4 -3 7
^ both	35 -8 25 -17 -8 -27
^ both are	17 -1 4 -5 -3 -13
^ both days	14 -1 -9 -1 -1 -2
^ both good	23 -1 -8 -1 -1 -11
^ both ok	12 0 -2 -1 -1 -7
^ broke	-7 -1 9 0 0 0
^ call	-17 -4 -8 -9 73 -35
^ call me	-15 -4 -7 -3 52 -24
^ call my	-1 0 -1 -4 15 -9
^ callback	-25 -2 -8 -4 61 -22
^ callback please	-25 -2 -8 -4 61 -22
^ came	-5 -5 -1 -1 -1 12
^ can	-17 40 -8 49 17 -83
^ can do	23 -17 -2 -2 -1 -1
^ can i	-22 23 -4 -7 8 3
^ can it	-7 8 -7 10 -1 -3
^ can my	-11 -2 -6 37 -4 -14
^ can not	29 -7 35 -22 -3 -32
^ can someone	-7 -2 -10 1 23 -6
^ can the	-4 -1 -5 16 -2 -4
^ can we	-6 17 -2 -4 -2 -3
^ can you	-10 20 -6 19 -1 -23
^ cancel	-10 -1 -4 -12 -3 31
^ cancel it	-4 0 -2 -5 -1 12
^ confirm	42 -10 -4 -3 -1 -24
^ confirmed	86 -2 -14 -8 -4 -58
^ confirmed $	22 -1 -4 -3 -1 -13
^ confirmed .	27 -1 -5 -2 -1 -17
^ could	3 32 -14 -6 22 -38
^ could i	1 1 -1 -5 9 -5
^ could it	-4 8 0 -3 -1 0
^ could you	-20 22 -4 11 10 -19
^ cuanto	-2 -1 -2 14 -1 -8
^ cup	8 -4 0 0 0 -3
^ cup final	8 -4 0 0 0 -3
^ czy	-4 6 -2 15 -2 -12
^ czy kierowca	-1 -1 -1 8 -1 -4
^ czy musze	-1 0 -1 5 0 -2
^ dads	-4 0 7 0 -1 -1
^ definitely	12 -2 -2 -1 0 -7
^ definitely Doffered	12 -2 -2 -1 0 -7
^ depends	-16 0 -4 -5 -1 27
^ did	-10 -2 -11 48 -3 -22
^ did you	-7 -2 -4 16 -2 -2
^ diwali	-4 6 1 -1 0 -3
^ do	-43 -13 -30 121 -2 -33
^ do i	-11 -1 -3 31 -3 -13
^ do not	6 9 -19 -24 12 15
^ do the	-12 -3 -1 21 -1 -4
^ do they	-6 0 -5 23 -5 -7
^ do you	-18 -16 -3 62 -5 -20
^ do your	-1 0 -1 7 0 -4
^ does	-30 -10 12 94 -5 -60
^ does Doffered	-17 -3 -4 35 -1 -10
^ does it	-6 -5 -2 20 -1 -6
^ does not	-1 -1 27 -6 -1 -18
^ does the	-2 -1 -7 17 -1 -6
^ dog	-18 -1 17 -6 -2 9
^ driving	2 -3 -1 0 6 -4
^ driving .	2 -3 -1 0 6 -4
^ duly	-7 0 0 0 -1 9
^ duly noted	-7 0 0 0 -1 9
^ duration	-4 0 -2 10 1 -4
^ duration is	-4 0 -2 10 -1 -3
^ easier	-3 -6 0 0 9 0
^ easier to	-1 -4 0 0 5 0
^ eh	-4 -1 -1 8 -1 0
^ eh ?	-4 -1 -1 8 -1 0
^ either	106 -5 -24 -24 -9 -45
^ either $	25 0 -2 -2 -1 -19
^ either ,	32 -1 -12 -3 -2 -14
^ either Doffered	6 -1 -2 -3 0 -1
^ either good	9 0 -1 0 -2 -5
^ either is	6 0 -1 0 -1 -4
^ either of	6 0 -3 0 0 -2
^ either tbh	18 0 -2 -3 -1 -12
^ england	-1 6 -3 0 0 -1
^ est	-1 0 -1 5 0 -3
^ est ce	-1 0 -1 5 0 -3
^ exams	-18 -7 42 -4 -2 -11
^ ffs	8 0 -1 -1 0 -6
^ ffs finally	8 0 -1 -1 0 -6
^ finally	6 0 -2 -1 -1 -2
^ first	-1 1 2 -8 -1 6
^ firstchoice	20 -4 -4 -2 -1 -10
^ firstchoice Doffered	20 -4 -4 -2 -1 -10
^ further	10 -6 0 0 0 -3
^ further to	10 -6 0 0 0 -3
^ gimme	-3 -2 -6 -13 18 6
^ gimme a	-3 0 -1 -6 21 -11
^ give	-4 -4 -7 -9 42 -19
^ give me	-1 0 0 0 5 -4
^ give the	0 0 0 -2 5 -2
^ give us	-2 -3 -6 -5 28 -11
^ going	5 -2 -2 -1 4 -4
^ good	133 -14 -34 -19 -12 -53
^ good $	50 -2 -12 -2 -2 -32
^ good ,	-20 -3 -8 -4 -2 37
^ good .	-2 -7 -9 -2 -1 22
^ good by	1 0 10 0 -3 -7
^ good day	-6 0 6 0 0 0
^ good for	5 0 -2 0 0 -2
^ good jubbly	11 0 -2 -1 0 -8
^ good stuff	12 0 -2 0 0 -9
^ good thanks	30 -1 -4 -6 0 -19
^ good that	8 0 -2 -1 0 -5
^ got	-9 -13 0 -9 -5 36
^ got to	-3 -8 0 -1 -1 15
^ got your	-3 -1 -1 -2 -1 7
^ halfterm so	5 -4 0 0 0 0
^ has	-8 5 -7 28 -2 -16
^ has my	-1 0 -4 14 -1 -9
^ has the	-1 0 0 5 0 -3
^ have	-15 35 -22 30 -6 -22
^ have i	-1 0 -2 20 0 -17
^ have to	-4 0 -6 -6 -2 17
^ have you	-15 36 -13 16 -3 -21
^ hi !	9 0 -4 -1 -1 -2
^ hi $	-22 -1 -6 -5 -1 35
^ hi ,	-6 -5 -11 15 4 3
^ hi .	4 8 -6 3 -3 -6
^ hi can	16 -6 -2 -4 -1 -3
^ hi do	-4 0 -1 12 0 -6
^ hi is	21 -3 0 -16 0 -3
^ hi it	8 -1 0 -1 0 -6
^ hi no	-3 0 11 -1 0 -7
^ hi yes	-3 0 0 -6 -1 10
^ hmm	-9 -2 -4 -3 -1 20
^ hmm $	-16 0 -2 -3 -1 23
^ hold	-3 -9 -3 -4 -1 19
^ hold on	-3 -9 -3 -4 -1 19
^ how	-38 16 -11 88 -8 -48
^ how about	-1 20 0 -19 0 0
^ how do	0 0 -2 9 -1 -6
^ how heavy	-2 0 -1 8 0 -4
^ how late	-1 -2 -1 8 -1 -4
^ how long	-7 0 -2 17 -1 -7
^ how many	-13 -1 -3 26 -1 -8
^ how much	-10 0 -2 23 -1 -10
^ hubby	-7 -2 0 0 0 10
^ i	38 -20 52 -103 6 24
^ i accept	24 0 -5 -2 -1 -16
^ i am	-15 6 17 -21 -1 14
^ i can	22 -14 33 -5 6 -41
^ i choose	11 -1 -1 0 0 -8
^ i confirm	42 0 -5 -1 -1 -34
^ i could	-4 5 3 0 0 -4
^ i do	16 -3 5 -1 7 -24
^ i finish	8 -6 3 -1 -1 -3
^ i got	-4 0 -7 -3 -4 17
^ i have	-6 -11 -1 -3 0 23
^ i may	-4 -2 -3 -3 -1 12
^ i no	-1 0 6 -1 0 -3
^ i notmind	15 -1 -2 -1 2 -12
^ i ordered	-10 0 -2 -4 -1 17
^ i prefer	7 4 -3 0 -1 -7
^ i rang	-6 0 -2 0 0 9
^ i said	-9 -3 -5 -1 -4 23
^ i think	22 -5 -7 -11 -2 3
^ i want	-3 0 -3 -2 -1 10
^ i will	5 -3 11 -8 -2 -3
^ i work	-14 -6 29 -2 0 -6
^ i would	-8 6 26 -10 19 -32
^ i write	-6 3 -2 -1 0 7
^ if	-64 -15 31 1 -5 52
^ if Doffered	9 -1 -2 -1 0 -4
^ if i	-15 -7 -11 16 -2 19
^ if it	-17 -2 3 -4 -2 22
^ if no	-2 0 -4 -4 -1 11
^ ignore	-10 -4 -4 -5 -2 24
^ ignore all	-13 -4 -2 -1 -1 21
^ ignore previous	-3 0 -1 -2 0 7
^ ile	-2 -1 -2 13 -1 -7
^ in	-19 6 26 -8 -4 -2
^ in a	-9 -1 1 -3 -2 13
^ in bed	5 0 0 0 0 -3
^ intent	-6 0 -2 -1 -1 11
^ intent accept	-6 0 -2 -1 -1 11
^ is	-95 9 -26 168 0 -57
^ is Dfree	-1 15 -1 -10 -1 -2
^ is Doffered	-14 -10 -3 36 0 -8
^ is O	-11 -13 0 29 -1 -4
^ is it	-7 -3 -2 26 -1 -13
^ is parking	-2 0 0 9 -2 -5
^ is that	-7 -8 -3 21 0 -2
^ is the	-14 0 -2 19 0 -1
^ is there	-23 29 -8 9 10 -17
^ is this	-4 -1 -2 28 -3 -18
^ it	-20 -13 -16 -23 -6 77
^ it came	-3 -11 -1 -13 -1 28
^ it is	-11 7 -8 -11 -3 26
^ it will	8 -1 -5 -1 0 -1
^ jk	-21 -1 -5 -3 -1 31
^ jury	-6 0 25 -4 -1 -13
^ jury service	-6 0 25 -4 -1 -13
^ just	-17 -2 -4 -14 -1 38
^ just leave	-1 -1 -3 -8 -1 14
^ kitchen	-8 -1 11 -1 0 -1
^ kitchen floor	-3 0 5 -1 0 -1
^ leave	-22 10 -5 -13 -3 32
^ leave it	-14 11 -3 -8 -2 16
^ leave with	-8 0 -3 -5 -1 17
^ let	13 -7 -9 -15 -5 24
^ let me	-25 0 -2 -3 -2 33
^ let us	39 -7 -7 -10 -3 -11
^ lol	-24 -1 9 -8 -2 26
^ lol $	-18 -1 -3 -3 -1 25
^ love	-13 -1 -11 -4 -1 29
^ make	6 4 -1 -2 -1 -6
^ make it	6 4 -1 -2 -1 -6
^ may	-6 8 0 4 -2 -3
^ may i	-6 8 0 4 -2 -3
^ maybe	-13 -1 -35 -5 -1 54
^ me	-11 -1 8 11 -3 -5
^ mind	-14 0 -4 -5 -1 25
^ mind the	-14 0 -4 -5 -1 25
^ mrs	-3 -10 -2 -3 -1 20
^ my	-30 -9 12 -29 -10 66
^ my daughter	-3 -1 -2 -1 -2 9
^ my husband	5 0 -3 -9 1 7
^ my mum	9 2 14 -6 -1 -19
^ my shifts	7 -3 -1 -1 0 -3
^ my sister	0 0 5 -2 0 -2
^ my son	8 -2 -2 -3 -1 0
^ my wife	8 0 0 -1 0 -8
^ need	-17 14 -14 -20 24 13
^ need a	-2 -10 0 0 19 -6
^ need it	-2 21 -8 -3 -1 -7
^ need to	-11 -1 -4 -12 8 19
^ neither	-41 18 102 -16 -8 -54
^ neither $	-15 -1 55 -6 -3 -31
^ neither date	-1 5 -3 0 0 0
^ neither day	-4 5 1 0 0 -1
^ neither love	-14 -1 26 -3 -1 -7
^ neither of	-2 5 -1 -1 -1 -1
^ neither sorry	-2 6 0 -1 0 -3
^ new	-5 4 -1 -14 -4 20
^ next	-5 -5 -1 15 -2 -3
^ no	-34 4 119 -32 -4 -58
^ no $	-4 -1 26 -2 -1 -18
^ no ,	-25 1 45 -3 -4 -14
^ no .	-12 0 33 -3 -2 -17
^ no Doffered	1 8 -9 0 0 0
^ no good	-27 1 38 -2 -2 -7
^ no idea	-2 0 -18 -6 -1 28
^ no not	20 0 -18 0 0 -1
^ no one	-4 0 5 -1 0 0
^ no preference	53 -1 -31 -3 -2 -16
^ no thanks	-11 0 26 -1 -2 -12
^ no to	18 -1 3 -2 -2 -15
^ none	-41 5 91 -11 -5 -38
^ none de	-2 0 7 -1 0 -3
^ none of	-10 6 15 -4 -2 -6
^ not	6 -23 48 -23 -12 4
^ not Doffered	-10 12 38 -4 -3 -33
^ not O	27 -5 -7 -1 0 -14
^ not T	33 -13 -8 -1 -1 -10
^ not a	20 -5 -8 -1 -2 -5
^ not free	0 0 11 -5 0 -4
^ not going	5 -4 6 0 -1 -6
^ not good	-6 0 15 0 -1 -8
^ not me	-7 0 -10 -1 -3 20
^ not my	-6 -1 -8 -1 6 10
^ not possible	-6 -1 30 -3 -1 -20
^ not that	-1 0 10 -1 0 -7
^ not the	2 -2 -6 -2 0 7
^ not this	-1 7 -3 0 0 -2
^ noted	-31 -1 -3 -4 -3 41
^ noted $	-8 0 -2 -2 -1 13
^ noted ,	-16 0 -1 -1 -1 19
^ notmind	57 -3 -12 -19 -6 -17
^ notmind $	24 -1 -1 -2 -1 -20
^ notmind ,	17 -1 -6 -2 -1 -7
^ notmind just	8 0 -1 -1 0 -5
^ notmind mate	15 0 -1 -4 -1 -9
^ number	37 -1 -2 -3 -2 -30
^ oh	7 -2 6 -3 -2 -6
^ oh good	-23 -2 13 0 0 12
^ oh no	8 0 -6 -1 0 -1
^ oh thanks	13 0 -1 -2 0 -10
^ ok	63 -16 -10 4 -13 -26
^ ok $	58 -1 -6 -5 -2 -44
^ ok .	10 0 -1 0 0 -8
^ ok Doffered	-7 -1 -2 0 0 10
^ ok as	7 0 -3 -1 -1 -2
^ ok but	15 -10 20 -43 -2 19
^ ok dear	8 0 -1 -1 0 -6
^ ok for	-10 -1 -10 0 0 21
^ ok good	-3 0 -3 -1 0 8
^ ok if	9 0 -1 -2 0 -6
^ ok so	-38 0 16 0 0 23
^ ok yes	7 0 0 -1 0 -6
^ on	-12 10 -2 -2 8 -3
^ on rig	-6 7 0 0 0 0
^ only	60 3 -24 -19 -3 -16
^ only day	-3 13 -2 -3 -1 -4
^ only if	46 -5 -16 -15 -2 -7
^ or	-10 -1 -2 -15 -1 28
^ our	-30 -7 -2 -5 2 41
^ phone	-24 -1 -4 -5 74 -40
^ phone me	-8 0 -3 -1 28 -15
^ place	-17 0 -2 -6 -1 26
^ please	12 -9 -9 -28 20 14
^ please $	23 -5 -12 -10 -25 29
^ please call	-10 -1 -12 -1 36 -12
^ please can	-3 5 0 0 0 -1
^ please cancel	-11 -2 -3 -2 -2 20
^ please contact	-2 0 0 -1 8 -5
^ please could	-6 -3 0 11 1 -3
^ please go	-7 -3 -1 0 0 11
^ please phone	-4 0 -4 0 13 -5
^ please remove	-5 0 -1 -2 -4 11
^ please ring	-2 0 0 0 6 -3
^ please take	-19 -1 0 -2 -3 24
^ please x	17 0 -1 -3 -1 -11
^ prefer	7 -2 -1 -1 5 -8
^ preferably	6 -1 -1 0 0 -3
^ preferably Doffered	6 -1 -1 0 0 -3
^ probably	19 0 -2 -2 -1 -15
^ put	14 -6 -2 -11 -2 6
^ put it	-6 0 -1 -9 -1 17
^ put me	19 -6 0 -1 -1 -10
^ quantity	-6 0 0 -2 0 9
^ quanto	-2 -1 -2 16 -2 -9
^ quanto costa	-1 -1 -1 8 -1 -4
^ re	16 -3 -2 -1 -1 -9
^ received	-35 0 -2 -2 -1 40
^ regrettably	-12 0 23 -2 -1 -8
^ results	9 -1 -8 0 0 0
^ results day	8 0 -7 0 0 0
^ ring	-23 -3 -10 -9 92 -47
^ ring me	-7 0 -1 -1 25 -17
^ ring my	-5 -1 -2 -4 29 -18
^ ring the	0 0 -1 -2 8 -4
^ ring us	-11 -2 -6 -2 29 -8
^ road	-37 -3 1 -1 -1 41
^ sadly	-3 -1 11 -5 -1 -2
^ sadly i	-2 0 8 -3 -1 -2
^ school	7 -2 0 -1 0 -4
^ schools	6 -2 -1 -1 -1 -2
^ script	-9 0 -2 -2 -1 14
^ script alert	-9 0 -2 -2 -1 14
^ see	-4 -2 -4 -2 -1 13
^ see you	-4 -2 -4 -2 -1 13
^ she	-14 -2 -4 -3 -1 24
^ she does	0 -3 -3 0 0 7
^ she is	-13 1 -1 -3 -1 17
^ should	19 0 -1 -1 -1 -16
^ so	-13 -1 -3 21 0 -3
^ sofa	-6 0 -2 -15 -1 25
^ someone	9 -7 -2 -1 4 -2
^ someone will	9 -5 -2 -1 -1 -1
^ sorry	-17 -13 54 -14 -4 -6
^ sorry ,	-13 -1 25 -2 -1 -8
^ sorry kann	-2 0 17 -4 -1 -10
^ sorry to	6 -1 -3 0 -1 -1
^ sorry we	-11 -2 17 -2 0 -2
^ sounds	10 8 -6 -4 -11 3
^ sounds good	15 8 -3 -1 -1 -18
^ speak	-6 0 -2 -3 22 -12
^ speak to	-6 0 -2 -3 22 -12
^ st	9 -1 -7 0 0 -1
^ stop	-25 -2 -10 -10 -7 53
^ stop $	-18 -1 -6 -7 -2 35
^ stop all	-5 0 -3 -2 -1 11
^ stop texting	-1 0 -1 -1 -2 5
^ stuck	-3 0 7 -1 -1 -2
^ stuck in	-3 0 7 -1 -1 -2
^ suits	34 -1 -9 -3 -1 -19
^ suits $	34 -1 -9 -3 -1 -19
^ system	-33 -3 -2 -3 -1 42
^ take	-2 0 -2 -3 -2 8
^ take me	-2 0 -2 -3 -2 8
^ thanks	-62 4 13 -22 -11 77
^ thanks $	-28 -1 -7 -2 -1 39
^ thanks ,	18 -4 4 -2 -1 -16
^ thanks but	-2 -1 17 -4 -1 -9
^ thanks for	-24 16 8 -7 -4 10
^ thanks you	-18 -6 -3 -6 -6 40
^ that	59 -18 25 -25 -6 -34
^ that is	39 -11 13 -15 -2 -24
^ that suits	5 0 -1 -1 0 -2
^ that will	5 -3 -1 0 0 0
^ that would	18 -2 -8 -4 0 -4
^ the	-6 -9 2 -45 -8 65
^ the Dfree	-5 18 0 -4 0 -9
^ the Doffered	30 -12 -1 -1 -1 -14
^ the T	48 -25 -1 -2 -3 -18
^ the code	-12 0 -1 -2 -1 16
^ the one	21 -9 -1 -1 -1 -10
^ the wife	9 -1 2 -3 0 -7
^ there	-20 -2 20 -8 4 5
^ there are	-9 0 -2 -5 4 12
^ there is	-10 -2 20 -3 1 -6
^ they	-7 -3 -4 -3 -1 17
^ this	21 -6 -16 -20 -5 25
^ this is	-9 -2 -9 -12 0 33
^ this was	-13 -1 0 -1 0 16
^ those	-5 2 11 -1 -1 -5
^ those do	-1 0 5 0 -1 -3
^ to	10 -2 -3 0 0 -4
^ too	-6 -3 17 -3 12 -17
^ too much	-2 -3 -1 -1 12 -5
^ too soon	-3 2 16 -2 -1 -12
^ unfortunately	-12 3 35 -4 -2 -20
^ unfortunately i	-1 0 9 -1 -1 -6
^ unfortunately neither	-9 0 14 -1 0 -3
^ unsubscribe	-22 -1 -6 -8 -7 44
^ unsubscribe $	-15 -1 -4 -4 -1 25
^ unsubscribe me	-7 0 -2 -4 -6 18
^ unsure	-15 -1 4 -5 -3 21
^ unsure $	-8 0 -5 -3 -1 18
^ unsure yet	-5 0 -5 -2 -1 14
^ use	-2 0 0 -2 -3 8
^ use the	-2 0 0 -2 -3 8
^ useless	-2 0 -1 -4 0 8
^ was	-1 -2 5 0 0 -2
^ was all	-1 -2 5 0 0 -2
^ we	9 9 24 -36 -14 7
^ we accept	24 -4 -7 -2 -1 -10
^ we are	-31 21 55 -28 -4 -14
^ we can	17 -2 -9 -5 -2 1
^ we had	-17 -6 -9 -1 0 33
^ we have	-1 -1 1 5 -2 -2
^ we will	34 -5 -16 -3 -2 -8
^ we would	-2 -6 -1 0 -2 11
^ week	-6 0 -4 -4 -1 16
^ well	24 -4 -1 -4 -2 -13
^ well it	5 -1 0 -3 0 -1
^ what	-16 -7 -15 130 -9 -84
^ what about	33 6 0 -37 -1 -1
^ what do	-1 0 0 5 0 -4
^ what happens	-4 -5 -2 17 0 -5
^ what if	-2 -1 -4 13 0 -6
^ what is	-11 2 -2 41 -2 -28
^ what size	-2 -1 0 5 0 -1
^ what time	-18 -4 -2 29 -1 -4
^ when	-7 -1 -5 35 -3 -18
^ whenever	21 7 -5 -10 -3 -10
^ whenever you	-1 4 -2 -6 -2 7
^ where	-7 0 -2 39 -1 -28
^ where is	-5 0 -2 27 -1 -19
^ which	-18 -7 -7 68 -5 -30
^ which depot	-2 0 -1 5 0 -2
^ which of	-2 -2 -3 19 -2 -9
^ which one	-5 0 -1 15 0 -9
^ which order	-2 0 -1 9 -1 -5
^ whichever	93 -8 -10 -13 -6 -56
^ whichever is	32 -6 -4 -5 -1 -15
^ whichever one	6 -1 -1 -1 0 -3
^ who	-39 -5 -8 59 -5 -1
^ who is	-25 -2 -3 -20 -1 50
^ why	-58 -7 -14 99 -1 -19
^ why has	-3 -1 0 8 0 -3
^ will	-25 -22 -4 52 -3 2
^ will be	36 -1 -17 -5 -1 -13
^ will i	-2 0 -2 10 -1 -5
^ will it	-5 0 -1 15 -2 -7
^ will let	-9 -3 -2 -5 -1 18
^ will not	-5 0 29 -2 0 -21
^ will the	-9 0 -3 34 -1 -22
^ will they	-5 0 -4 15 0 -5
^ will you	-2 -1 0 1 7 -5
^ working	3 -2 8 -3 -1 -5
^ works	60 -3 -9 -13 -2 -33
^ works ,	7 0 -1 0 0 -5
^ works for	35 -1 -5 -12 -2 -15
^ would	-1 -10 -5 33 7 -25
^ would Doffered	-9 -5 -8 32 -2 -7
^ would have	0 -1 7 -1 0 -6
^ would it	0 0 0 -8 9 0
^ would rather	11 -7 -1 -2 -1 -1
^ wrong	-10 0 -3 -2 -1 18
^ wrong number	-10 0 -3 -2 -1 18
^ yes	138 -36 -42 -18 -31 -84
^ yes $	66 -3 -6 -11 -3 -40
^ yes ,	31 -4 -4 -17 -3 -1
^ yes .	31 -5 -13 -4 -6 -3
^ yes Doffered	18 -4 -2 -6 -2 -4
^ yes T	5 -4 0 0 0 0
^ yes as	6 0 -1 -3 0 -2
^ yes but	49 -11 -5 -8 -4 -20
^ yes good	25 -1 -4 -7 -1 -12
^ yes i	2 0 -1 -4 12 -9
^ yes if	13 12 -1 -10 -2 -13
^ yes no	-24 0 31 -1 0 -6
^ yes please	23 -2 -4 -13 -8 3
^ yes thanks	15 0 -1 -2 0 -12
^ yes that	13 0 -1 -9 0 -2
^ yes to	-53 -1 -11 -1 -1 67
^ yes works	10 0 -2 -1 0 -6
^ yes yes	29 -1 -2 -6 -2 -17
^ you	-7 -22 -23 -23 -4 78
^ you are	-4 -3 -1 -4 -1 14
^ you choose	22 -5 -5 -7 -6 0
^ you got	-6 1 0 -2 11 -4
^ you have	-2 0 -6 0 -1 10
^ you lot	-4 -3 -5 -7 -2 21
^ you never	-11 0 3 -1 -1 11
^ your	-14 -8 -2 2 -2 24
^ your lads	-13 -5 -1 -5 0 24
^ 星期六可以	20 -1 -2 -2 -1 -15
^ 星期六可以 ,	20 -1 -2 -2 -1 -15
a	-27 -36 7 4 79 -17
a T	12 2 -4 -6 -1 -3
a aside	5 1 -3 0 -1 -1
a bad	17 1 -7 -2 -1 -9
a bell	-9 -1 -6 -7 35 -13
a bell $	-2 0 -2 -2 13 -6
a bell when	1 0 -3 -3 9 -3
a bit	6 -3 16 -8 -5 -6
a brew	5 -3 0 -1 0 0
a bunch	-2 0 -1 -4 -1 8
a bunch of	-2 0 -1 -4 -1 8
a buzz	-3 0 -1 -6 22 -12
a call	-1 -2 -4 -17 26 -1
a call back	0 0 0 -15 16 -1
a call from	0 -1 -1 -1 9 -5
a camping	7 -3 -2 -1 -1 -1
a camping chair	7 -3 -2 -1 -1 -1
a card	0 -4 -1 12 -3 -4
a childminder	-7 8 -1 0 0 0
a childminder and	-12 13 -1 0 0 0
a company	0 -1 -7 -4 -4 16
a company ,	-5 0 -1 -1 -1 7
a company .	5 0 -5 -1 -3 5
a cooker	11 -3 0 -2 -1 -4
a customer	-3 0 -1 -1 -1 5
a date	-1 0 1 0 7 -6
a date $	-5 0 -1 0 7 -1
a day	-8 -10 -2 -1 20 1
a day off	-1 -3 0 0 -2 7
a delivery	-9 3 6 3 -1 -2
a different	-9 -2 5 20 -7 -6
a duration	5 -2 3 -1 -1 -5
a fee	20 -1 -16 0 -1 -3
a field	-1 0 -2 9 -1 -4
a flask	8 0 0 0 0 -7
a fridge	1 7 -4 0 0 -3
a funeral	-7 2 9 -1 0 -2
a funeral on	-5 -2 10 -1 0 -2
a go	13 -1 -11 3 -1 -2
a goer	11 -2 -7 0 -1 -2
a good	15 -4 -9 -1 0 -3
a holiday	0 0 -7 -4 -2 12
a hospital	-10 -6 30 -2 -1 -11
a hospital appointment	-10 -6 30 -2 -1 -11
a human	-6 -1 -2 -20 38 -9
a human $	-1 0 -1 -5 11 -5
a job	8 -2 -11 -1 -2 9
a joke	-2 -3 -1 -3 -1 9
a key	5 0 -4 -2 -1 1
a key $	6 0 -4 -2 -1 1
a ladder	-3 -2 -1 -2 10 -2
a ladder $	-3 -2 -1 -2 10 -2
a lemon	-2 -3 0 0 0 6
a level	-4 5 0 0 0 0
a lilo	5 0 -2 -1 -1 -2
a long	-4 0 -2 11 -2 -3
a long time	-4 0 -2 10 -1 -3
a manager	-1 -1 -5 0 11 -3
a meeting	-5 0 -3 -3 -2 14
a month	0 -3 -1 1 -1 5
a narrowboat	-2 0 -2 8 -2 -2
a narrowboat and	-2 0 0 6 -2 -1
a narrower	-2 0 -1 7 0 -3
a narrower time	-2 0 -1 7 0 -3
a nightmare	-16 -4 0 -1 1 21
a nightmare $	-14 -2 -5 -1 -1 23
a no	-2 -6 16 1 -1 -8
a no for	2 -2 7 -2 0 -5
a no from	-8 0 8 0 0 0
a no go	9 -1 -5 0 0 -2
a nurse	5 -1 -3 0 0 0
a nurse working	7 -5 -2 0 0 0
a pain	-2 5 -2 0 -1 0
a phone	-1 0 0 -3 8 -4
a phone call	-1 0 0 -3 8 -4
a possible	0 7 0 -5 -1 -1
a postie	6 -7 3 0 -1 0
a primary	-3 1 -1 -2 -2 7
a push	16 -7 -2 -2 -3 -2
a push $	16 -7 -2 -2 -3 -2
a quantity	-5 1 -3 24 -3 -14
a quantity door	-2 0 -1 11 -1 -6
a real	-3 -2 0 0 5 0
a real person	-3 -2 0 0 5 0
a refund	-17 0 -2 -3 -2 25
a refund $	-17 0 -2 -3 -2 25
a review	-3 0 -3 0 -4 11
a ring	-2 -2 0 0 6 -1
a robot	-3 0 -2 11 3 -9
a robot $	-3 0 -2 11 2 -8
a scam	-6 0 -5 17 -12 7
a scam $	-1 0 -1 16 -2 -12
a shop	0 -5 2 -1 -1 5
a table	0 0 0 -16 -1 18
a tail	0 0 -6 7 0 0
a tail lift	0 0 -6 7 0 0
a text	4 -4 -2 7 -2 -2
a thing	-7 3 -2 -1 0 7
a tooth	-4 0 5 0 0 -1
a tooth out	-4 0 5 0 0 -1
a train	6 -5 0 0 0 -1
a trolley	-3 -2 -4 -4 -1 14
a trolley ,	0 -2 -2 -5 -1 10
a wardrobe	3 0 -9 0 0 7
a wedding	4 -5 11 -2 -1 -8
a wedding $	-1 0 11 -1 -1 -8
a wedding in	5 -4 -1 0 0 0
a week	2 7 3 -6 -1 -4
a week .	5 -2 0 0 0 -3
a week later	-2 9 0 -5 0 0
a while	-2 0 13 -1 -1 -8
a written	-7 0 -3 -1 -1 12
a written apology	-5 0 -2 -1 -1 9
able	-20 -1 11 17 -4 -3
able to	-20 -1 11 17 -4 -3
able to do	-14 2 14 0 -1 -2
about	18 18 -10 -37 25 -13
about ,	-2 0 -1 7 -1 -4
about .	5 2 -6 -1 -1 1
about . $	5 2 -6 0 -1 0
about Dfree	-1 11 -3 -6 -1 -1
about Doffered	-15 -3 -8 6 -3 24
about access	-1 0 -1 -1 10 -8
about duration	10 -2 0 -2 -4 -2
about it	-3 0 -1 -2 5 2
about my	-17 0 -2 30 -2 -9
about quantity	0 0 -5 -8 -1 14
about the	30 -3 -2 -22 -1 -2
about this	1 -2 -3 -15 26 -7
about this $	-4 0 -1 -3 13 -4
about time	7 0 0 -1 0 -5
about time !	7 0 0 -1 0 -5
above	1 -4 -1 -1 0 5
abroad	-7 -7 40 -20 -1 -5
absolute	-7 -4 -7 -6 -8 33
absolute joke	0 -1 -4 -3 -2 10
absolute joke of	0 -1 -4 -3 -2 10
absolute shower	-10 -3 -1 -3 -1 17
absolute shower of	-10 -3 -1 -3 -1 17
absolutely	0 -11 11 -2 -1 3
absolutely good	5 0 -1 0 0 -4
accept	72 -9 -12 -11 -6 -34
accept Doffered	9 -3 -4 0 0 -2
accept Doffered T	7 -2 -4 0 0 0
accept delivery	1 -3 9 -1 -1 -4
accept delivery on	1 -3 9 -1 -1 -4
accept offer	-14 -1 -2 -2 -1 21
accept offer ,	-14 -1 -2 -2 -1 21
accept this	37 0 -8 -4 -2 -23
accept this slot	28 0 -4 -4 -1 -18
accepted	13 -3 -9 -4 -2 4
access	-4 -3 -3 -9 24 -4
access $	-2 0 -1 -1 5 -1
access is	-1 -1 -1 -7 13 -1
access is complicated	-2 -1 -1 -6 11 -1
account	-7 0 -5 -3 -2 17
across	-5 0 -2 9 -3 1
actually	14 -5 -12 -1 6 -2
actually Doffered	7 -2 -2 0 0 -3
actually no	-5 -1 -9 0 6 9
address	-8 -13 -10 41 -12 3
address ?	0 0 0 5 -2 -2
address have	-1 -12 -2 17 -1 -2
address have you	-1 -12 -2 17 -1 -2
admin	-20 -3 -6 -7 -5 40
admin mode	-5 -1 0 -1 0 7
admin mode confirm	-4 -1 0 0 0 5
admin override	-15 -1 -4 -4 -1 25
admin override confirm	-1 0 -3 -1 0 5
adress	-1 0 -1 12 -1 -9
advise	-12 -1 20 -1 -2 -4
advise further	-6 0 8 0 -1 -1
advise further availability	-6 0 8 0 -1 -1
afraid	-16 14 60 -9 -4 -44
afraid $	13 -5 -4 -1 -1 -2
afraid ,	-3 6 3 -1 -1 -4
afraid .	-5 1 7 -1 -1 -1
afraid . $	-4 -1 6 0 -1 -1
after	-2 -5 -3 19 -4 -5
after $	3 -5 -1 10 -1 -6
after my	-3 6 -1 -1 0 -1
after that	6 -1 -3 0 0 -1
after that $	10 -6 -3 0 0 -1
again	-17 -6 18 10 -8 3
again $	-18 -3 19 6 -2 -3
again .	6 -1 0 -1 -1 -2
again and	2 0 4 0 0 -6
again on	-7 0 -1 0 -1 9
ages	-1 0 0 -17 0 19
ages ago	-1 0 0 -17 0 19
ages ago $	-1 0 0 -17 0 19
ago	2 0 0 -17 -1 16
ago $	-1 0 0 -17 0 19
agree	-2 -1 -5 -5 6 6
agree a	-1 0 -1 -1 6 -3
agreeing	5 -2 -6 -1 13 -9
agreeing to	2 0 -4 0 9 -7
ahead	-2 -3 -1 5 -6 7
ahead with	-5 -2 0 -1 -4 13
ahead with that	5 0 0 -1 -4 0
ai	-17 -1 -2 -3 -1 23
ai rien	-4 0 -1 -1 -1 8
ai rien commande	-4 0 -1 -1 -1 8
al	-1 0 -1 5 0 -3
alert	-8 -1 -2 -2 -1 13
alert script	-9 0 -2 -2 -1 14
alert script $	-9 0 -2 -2 -1 14
all	-5 5 56 -29 -7 -18
all $	-16 -1 5 14 -3 2
all .	-4 -4 14 -3 -1 -2
all Doffered	-31 -3 39 0 0 -5
all Dopen	-2 5 0 0 0 -2
all T	-6 -14 -6 0 3 23
all T $	-5 -14 -2 -1 -2 23
all are	-5 0 17 -2 -2 -8
all at	-3 0 -5 -3 -1 12
all day	18 2 -35 -1 9 6
all day $	-7 3 -3 -8 -2 17
all day Dfree	-3 7 -4 0 0 -1
all day Doffered	24 -7 -11 -2 0 -4
all day so	2 6 -3 -3 0 -1
all good	24 -7 -14 -4 -6 7
all good $	-3 -1 -1 0 0 5
all good ,	15 0 -1 -1 -3 -10
all good here	10 0 -2 0 0 -7
all mouth	7 -1 -4 0 0 -2
all mouth $	7 -1 -4 0 0 -2
all my	0 -1 7 -1 0 -5
all of	-6 2 7 5 -3 -5
all of those	-1 -1 11 -3 -2 -4
all off	-2 5 -1 0 0 -2
all previous	-11 -3 -2 -1 -1 19
all previous instructions	-7 -3 -2 -1 -1 14
all set	-1 -2 5 0 0 -2
all set to	-1 -2 5 0 0 -2
all the	12 -2 -2 -5 1 -4
all the same	13 -2 0 -4 0 -6
all week	18 -1 19 -6 -3 -27
all week $	1 0 19 -4 -2 -15
all week ,	-2 -1 8 0 0 -5
all week so	5 -1 -2 0 0 -2
all week with	7 0 -2 -1 0 -4
alone	-4 1 6 1 -1 -3
already	-30 -24 -16 7 -5 67
already $	-3 0 -8 33 -1 -21
already been	-9 -6 -1 1 -1 16
already got	-4 -8 -2 -3 -1 17
already got it	-4 -8 -2 -3 -1 17
already here	-7 -3 -1 -8 -1 20
already here ?	-1 -3 0 -7 0 11
also	-17 -4 -2 0 0 24
alternatives	-8 0 20 -1 -1 -9
alternatives .	-3 0 6 -1 0 -2
alternatives . $	-3 0 6 -1 0 -2
always	5 1 2 -2 -2 -4
always here	5 0 0 0 -1 -3
am	10 12 31 -5 -5 -32
am a	-3 8 4 -2 -3 -3
am a childminder	-7 8 -1 0 0 0
am a nurse	5 -1 -3 0 0 0
am afraid	-8 15 16 -8 -3 -12
am afraid $	13 -5 -4 -1 -1 -2
am afraid ,	-3 6 3 -1 -1 -4
am afraid .	-5 1 7 -1 -1 -1
am and	9 -1 -13 1 2 3
am and i	10 -1 -9 -3 -1 4
am aside	-5 -1 -4 0 0 11
am aside ,	-9 0 -2 0 0 12
am at	-5 -4 33 2 -4 -22
am at a	-5 0 14 -1 -1 -7
am at mums	-12 1 11 0 0 0
am at the	5 -1 1 -1 0 -4
am at work	-2 -3 11 -1 0 -4
am away	-8 1 16 -1 -1 -7
am blind	-3 0 -1 0 8 -4
am doing	10 -2 0 -3 0 -5
am doing the	10 -2 0 -3 0 -5
am down	-3 -1 7 0 0 -3
am driving	-1 0 -6 -1 4 4
am easy	13 -4 -4 -1 -1 -3
am easy $	13 -5 -4 -1 -1 -3
am eighty	6 -1 0 0 0 -4
am eighty and	6 -1 0 0 0 -4
am free	10 0 -9 -1 8 -9
am free all	-5 2 0 0 4 -1
am getting	-1 0 9 -1 0 -7
am going nowhere	5 0 -4 0 0 0
am good	4 0 -8 -3 -1 8
am good with	3 0 -8 -3 -1 9
am have	-17 5 19 -3 -1 -4
am have my	-14 4 15 -1 -1 -3
am home	34 9 -15 -8 -1 -18
am home $	8 0 -3 -1 0 -4
am home with	-2 9 0 -6 0 0
am honest	5 -1 -3 0 0 -1
am honest .	5 -1 -3 0 0 -1
am i	-11 -2 -4 34 -2 -15
am in	17 19 -9 -13 -4 -10
am in $	27 20 -20 -1 -1 -25
am in all	6 -3 -7 -1 -1 5
am in magaluf	-3 0 11 -1 0 -7
am in the	-2 -2 -7 -2 -1 13
am no	0 0 -5 6 2 -2
am not	-1 -8 5 -4 5 2
am not free	-5 1 4 0 -1 1
am not going	-11 0 13 -2 3 -4
am not in	0 -5 -11 0 -1 17
am not on	16 -5 -8 0 0 -3
am now	-15 -4 12 0 0 7
am off	18 14 -9 -3 -1 -20
am off $	1 8 -1 -1 -1 -7
am off work	6 -2 -4 0 0 -1
am on	13 1 -7 -7 -1 2
am on a	-9 2 0 -5 -1 12
am on site	-3 -1 5 0 0 0
am on the	13 -4 -5 -1 0 -3
am only	18 -11 -4 -1 3 -6
am out	-29 -4 -3 14 -1 23
am out $	-2 0 -1 12 -1 -9
am out Doffered	-29 -1 -2 0 0 33
am registered	-2 0 0 -3 7 -2
am registered blind	-2 0 0 -3 7 -2
am retired	5 0 -1 0 0 -3
am sorry	-5 0 1 0 0 5
am sorry to	-4 0 -1 0 0 5
am the	-9 -4 7 -4 -1 11
am the new	-1 -3 -2 0 0 6
am up	6 -3 -1 -1 -1 -1
am up with	7 -3 -1 -1 -1 -1
am waited	-4 12 -1 -3 -1 -4
am waited here	-4 12 -1 -3 -1 -4
am working	8 -17 19 -6 -3 0
am working Doffered	17 -1 -14 -1 0 -1
am working all	-3 -1 11 -3 -1 -4
am working lates	10 -10 1 -1 0 -1
am working rota	7 1 -3 -1 -1 -3
an	-3 10 6 -3 -9 0
an T	-5 20 0 -14 0 0
an T ,	-5 5 0 0 0 0
an absolute	-2 -3 0 1 -1 5
an extra	-7 0 -1 11 0 -3
an option	-3 7 0 -3 0 0
an option ?	-3 7 0 -3 0 0
and	-8 -34 18 7 1 21
and Dfree	-6 10 -3 0 0 -1
and Doffered	-4 -1 48 -10 -3 -30
and Doffered .	-8 -1 7 0 0 2
and Doffered T	8 -4 -1 0 0 -3
and Doffered i	-27 3 29 -1 0 -4
and Doffered is	-1 -2 12 0 0 -8
and Doffered so	-7 -2 12 -1 0 -2
and O	-7 -4 10 4 -1 -2
and T	-32 -2 -3 1 1 36
and a	-3 -1 8 -1 -1 -2
and all	-2 16 -2 -2 -2 -8
and any	-6 7 0 0 0 0
and aside	2 -1 10 -3 -1 -7
and ask	-1 0 -1 -2 5 -2
and ask for	-1 0 -1 -2 5 -2
and been	-3 0 -1 0 0 5
and book	-6 -3 -1 -1 0 12
and bought	-2 -1 0 -1 0 5
and can	-1 2 -5 1 4 -1
and come	-2 0 -1 -2 -3 7
and come back	-2 0 -1 -2 -3 7
and do	21 -2 0 -2 -1 -16
and do not	21 -2 0 -2 -1 -16
and get	-4 0 -1 -3 -1 8
and get back	-4 0 -1 -3 -1 8
and gone	-9 0 8 -2 0 3
and has	6 0 -3 -1 3 -4
and have	-1 0 -3 5 0 -1
and he	-9 4 2 4 -1 -1
and him	-6 8 7 -7 -1 -1
and how	-2 0 0 5 -1 -2
and i	-7 5 -27 14 3 11
and i am	6 1 2 9 1 -18
and i can	6 -5 -10 9 3 -3
and i do	7 -1 4 -2 -1 -5
and i have	11 -1 -11 -1 -1 2
and i need	-2 -1 0 7 -2 -1
and i waited	-12 -1 -1 -1 0 16
and i will	-5 3 -6 -6 -1 15
and i would	-3 7 -1 -1 3 -5
and is	-4 -5 1 9 -1 0
and mark	-9 -1 -1 -3 -1 16
and my	9 1 -4 0 3 -9
and my neighbour	1 0 -1 -2 6 -4
and no	-5 -4 18 -1 -2 -7
and no $	-4 -3 16 -2 -1 -6
and nobody	1 -3 -7 -2 6 5
and nobody came	-6 -3 -3 -1 -3 15
and not	7 3 7 -6 -1 -10
and not Doffered	-7 -1 13 -1 0 -4
and not the	13 2 -2 -5 0 -7
and one	-5 0 0 6 0 -1
and only	-4 -1 0 0 0 6
and out	9 -3 0 -1 0 -5
and put	-4 0 -1 0 0 5
and put the	-4 0 -1 0 0 5
and refund	-5 0 -1 -1 -1 8
and she	-6 -6 -1 15 1 -3
and someone	5 -1 0 -1 0 -4
and tell	13 -2 -4 -1 0 -5
and tell them	7 -1 -4 -1 0 -1
and that	1 -1 -4 -1 -1 5
and that is	1 -1 -4 -1 -1 5
and the	8 -5 5 6 -8 -6
and the dog	5 0 -1 0 -1 -3
and the house	-6 -2 11 0 0 -3
and the lorry	20 -6 -6 -5 0 -3
and the old	-7 -1 0 -1 0 10
and then	-2 -3 8 5 0 -9
and then i	-6 -2 11 -1 0 -3
and there	-2 0 -3 -3 -1 9
and there is	-4 0 -2 -3 -1 10
and this	5 -2 -3 0 -1 1
and to	-4 -1 7 -1 0 -2
and waive	-2 0 -1 -2 0 5
and we	2 -7 -11 -1 16 2
and we are	3 0 1 1 -1 -6
and we can	-2 -2 0 0 5 0
and we will	-8 -1 -9 -3 12 9
and will	-9 -4 10 -7 -2 11
and will be	-9 -2 -1 0 -1 14
and will not	-3 0 12 -1 0 -7
and you	-7 -1 2 0 -2 8
ankle ,	10 -1 -5 -1 0 -4
another	-35 -4 4 3 -3 35
another day	-5 -1 8 0 0 -2
answer	13 -8 -7 -3 -1 7
answer Doffered	6 -1 0 0 0 -4
answer the	-1 0 -2 -2 0 6
answering	16 -1 -9 2 -2 -6
any	-24 108 2 -20 -11 -62
any $	64 -6 -6 -7 -3 -41
any Doffered	-13 14 -1 0 1 -1
any T	-41 55 -3 -6 2 -6
any T Doffered	-16 17 -1 0 1 -1
any T Dopen	-4 5 0 0 0 0
any but	24 -18 -1 -1 0 -3
any but O	12 -9 0 0 0 -2
any day	10 13 13 -8 -2 -25
any day $	4 -6 -1 0 4 -1
any day Dopen	-23 31 -3 -1 -1 -3
any day but	-6 -12 32 -3 -2 -10
any day is	19 -4 -9 -1 -2 -3
any further	0 -1 -1 -1 9 -5
any good	-29 24 18 -5 -2 -7
any good $	-10 5 11 -2 -1 -4
any good ?	-10 11 0 -1 0 0
any good to	-8 5 5 -1 -1 -1
any minutes	-4 -1 12 -4 -1 -2
any more	-3 -4 -25 -20 -4 56
any more $	-2 -1 -15 -7 -1 26
any more ,	-4 -1 1 -2 -2 7
any more .	-1 0 -5 -8 0 15
any of	54 -11 4 -16 -6 -25
any of the	12 -2 5 -6 -1 -9
any of them	22 -2 -7 -4 -3 -7
any of these	-5 -1 16 -2 -2 -6
any of those	24 -6 -10 -4 -1 -3
any other	1 -10 -15 33 2 -12
any other dates	-2 -2 -7 17 -1 -6
any other days	-2 -4 -7 17 -1 -3
any others	-6 -10 21 -2 -1 -2
any others $	-6 -10 18 -1 0 -1
any time	2 20 -9 -5 0 -7
any time $	-6 8 0 0 0 -1
any time Doffered	11 -8 -2 -1 0 -1
any time Dopen	-6 8 -1 -1 0 -1
any time you	10 0 -3 -3 -1 -3
any use	-4 -2 7 -1 0 -1
anymore	0 0 -4 -1 0 5
anyone	-49 26 16 -1 -2 10
anyone $	-15 0 -1 -1 -1 17
anyones	-6 12 0 -5 0 -1
anything	-10 48 8 -43 11 -14
anything $	3 -1 -11 6 0 2
anything .	-2 0 -3 0 -1 6
anything Doffered	3 5 -1 -6 0 -2
anything Dopen	-3 10 -2 -1 0 -3
anything Dopen $	-3 8 -2 0 0 -3
anything T	-10 26 -2 -6 -1 -7
anything but	-7 -8 -6 -3 -1 24
anything but Doffered	-7 -8 -6 -3 -1 24
anything else	-4 -5 31 -8 -1 -12
anything else ?	-2 -3 23 -11 -2 -5
anything on	-9 18 10 -17 -1 -2
anything on Dfull	-1 19 0 -16 -1 -1
anything until	-3 -1 0 -1 12 -7
anytime	17 8 -9 -2 -1 -13
anytime Dopen	-6 17 -2 -1 -1 -7
anytime Dopen $	-2 5 -1 0 0 -3
anyway	29 -4 -6 -7 -3 -8
anyway $	18 -3 -4 -4 -3 -5
anyway .	6 -2 -2 -2 0 -1
aoife	-6 0 7 0 0 -1
apologies	-4 -4 12 -1 -1 -2
apologies $	-6 -1 7 0 0 0
apology	-5 0 -5 -1 -3 14
appointment	16 -13 31 -5 -2 -27
appointment .	20 -6 -3 -1 -2 -8
appointment on	-9 -6 25 -1 -1 -8
appointment on Doffered	-9 -6 25 -1 -1 -8
appointment that	-1 0 6 -1 0 -3
appreciated	-6 0 0 -1 0 7
appreciated .	-6 0 0 -1 0 7
appreciated . $	-6 0 0 -1 0 7
are	-12 -1 31 46 -24 -37
are a	-25 23 -9 0 -2 14
are a bunch	-2 0 -1 -4 -1 8
are abroad	-3 -7 31 -19 -1 0
are all	1 5 -1 1 -1 -5
are all off	-2 5 -1 0 0 -2
are at	-10 2 7 5 -1 -3
are at glasto	-11 1 10 0 0 0
are at place	5 -1 -4 0 0 0
are at the	-5 -4 3 6 0 -1
are at their	6 -1 -3 0 0 -2
are away	0 1 6 -3 -1 -3
are away Doffered	-8 6 4 -1 0 -1
are away over	9 -5 -4 0 0 0
are back	-2 6 -1 -3 0 -1
are bad	-1 0 -2 0 5 -2
are both	9 1 -7 0 -1 -2
are both at	5 -1 -1 -2 0 0
are coming	-3 0 -2 10 -1 -4
are delivery	-3 -1 0 -1 5 -1
are good	27 -1 -13 -2 -2 -9
are good $	13 0 -6 -1 0 -6
are here	-13 12 0 2 0 -1
are home	10 1 -9 -1 0 -1
are impossible	-13 -1 20 -2 -1 -3
are in	1 8 -4 -2 -1 -2
are in tenerife	-2 0 6 -1 0 -1
are no	-25 28 3 -3 -2 -1
are no good	-24 28 -1 -2 0 0
are not	-8 -2 13 0 0 -3
are now	-5 -1 -1 -1 0 8
are now in	-5 -1 0 -1 0 7
are off	4 0 5 -1 -1 -7
are off to	7 -1 -1 0 0 -4
are ok	25 0 -13 -2 -2 -8
are on	-14 -3 20 4 -1 -6
are on holiday	-13 -1 18 -1 0 -2
are out	-23 -8 19 -6 -2 21
are out for	-30 -1 18 -4 -2 19
are over	-6 0 10 -2 -1 -2
are quantity	-8 0 -2 -5 -1 15
are retired	27 -4 -12 -1 -2 -7
are these	-1 -2 -1 9 0 -5
are you	-19 -7 8 64 -3 -42
are you $	-5 0 -1 31 -1 -24
are you the	-4 -1 -1 11 0 -5
around	-18 -2 11 23 -1 -14
arrange	-6 -3 -1 1 18 -9
arranging	0 0 0 0 5 -5
arrival	-13 -1 0 -1 0 16
arrived	-5 -1 3 -6 -3 11
arrived past	-2 0 6 -14 0 11
arrives	7 -5 -1 0 -1 0
as	44 0 -52 -9 -7 23
as a	1 0 -5 1 -1 4
as an	-13 0 -1 -2 0 15
as booked	-14 -2 -1 -2 -1 20
as i	43 -4 -11 -6 -1 -21
as i am	8 3 -7 -1 0 -4
as i have	33 -11 -2 -1 -2 -17
as it	6 -1 -1 -1 0 -4
as it is	6 -1 0 -1 0 -4
as long	28 -5 -6 -6 -2 -9
as long as	28 -5 -6 -6 -2 -9
as requested	8 -1 0 0 0 -6
as requested ,	8 -1 0 0 0 -6
as soon	-5 -1 0 0 0 7
as soon as	-5 -1 0 0 0 7
as the	3 6 5 -3 -4 -7
as there	6 -1 -2 -2 1 -2
as there is	7 0 -2 -2 0 -2
as they	6 0 -3 -2 3 -4
as we	3 0 -5 -1 0 3
as well	-17 -1 -2 21 -1 0
as well and	-5 0 -1 4 -1 3
as well or	-14 -1 -1 18 0 -2
as you	6 -1 0 -3 0 -2
aside	14 -17 -22 21 4 0
aside $	-9 -2 -9 7 -5 18
aside ,	-11 -1 -6 2 -1 17
aside .	8 2 -5 -1 -2 -1
aside . $	5 1 -5 0 -2 0
aside Dopen	6 -3 0 0 -2 -1
aside and	18 -2 -13 0 -1 -2
aside and i	10 0 -9 1 0 -1
aside i	-3 0 0 -5 -1 9
aside i am	-2 0 -3 -4 0 9
aside in	-2 0 8 -3 0 -2
aside so	6 -2 12 -2 -1 -13
aside texting	-4 0 0 0 8 -3
aside texting $	-4 0 0 0 8 -3
ask	-15 4 -15 1 6 18
ask .	5 2 -5 0 0 -1
ask for	-5 2 -3 -3 22 -13
ask for bev	-1 0 -1 -1 8 -5
ask him	1 0 -3 -3 -1 6
ask my	-1 0 -4 -4 -3 12
ask the	0 -1 -1 -3 -3 8
ask who	0 0 -3 11 0 -7
asked	12 4 -10 1 -6 -1
asked for	1 6 -2 2 -1 -6
asked me	-5 -1 1 -1 -3 9
asking	10 -2 -3 3 -2 -6
asleep	-7 0 11 0 -3 -1
asleep ,	-7 -2 11 0 -3 0
assembled	-2 -1 -1 7 0 -3
assembly	-10 2 -2 33 -1 -22
assistant	-25 -6 -1 -2 -1 35
assistant confirm	-8 -1 0 -2 0 12
assistant the	-19 -3 0 0 0 23
assistant the customer	-19 -3 0 0 0 23
assuming	5 -1 -2 0 0 -2
at	-3 -10 40 10 -22 -11
at Doffered	19 -3 -4 -2 0 -10
at O	-13 16 0 0 0 -2
at T	-5 -7 0 7 0 5
at a	19 -7 9 -4 -4 -13
at a push	16 -7 -2 -2 -3 -2
at a wedding	-1 1 11 -2 -1 -8
at all	-8 7 0 11 -3 -7
at all $	-6 0 -6 16 -1 -3
at footy	7 -4 -3 0 0 -1
at glasto	-11 1 10 0 0 0
at his	6 -1 -3 0 0 -2
at home	-11 3 8 0 4 -2
at home and	-6 6 0 0 0 0
at home on	-4 -2 9 0 0 -2
at l	-5 4 -1 2 0 -1
at mums	-12 1 11 0 0 0
at my	-4 -4 -5 -4 0 17
at my desk	-11 -1 -1 0 0 13
at my sisters	5 -1 -4 0 0 0
at place	13 -1 -6 -1 0 -4
at the	-6 -5 -1 -7 -3 22
at the caravan	5 0 -4 0 0 0
at the depot	-4 3 -6 -3 -1 11
at the hospital	8 -5 2 0 0 -4
at the infirmary	-4 0 6 0 0 -1
at the moment	5 -4 -1 2 -1 -2
at the royal	-1 -1 5 -1 -1 -2
at the school	0 6 -1 -1 0 -4
at their	6 -1 -3 0 0 -2
at this	-7 0 -1 -1 -1 10
at this address	-5 0 -1 6 0 0
at work	-3 -3 32 -6 -1 -18
at work $	-7 1 18 -2 -1 -10
at work Doffered	8 0 -8 0 0 0
at work on	-2 -1 6 -2 0 0
au	-5 4 -1 0 3 -2
au T	-4 5 0 0 0 0
aunties	-11 11 0 0 0 0
availability	-6 0 8 0 -1 -1
availability .	-6 0 8 0 -1 -1
availability . $	-6 0 8 0 -1 -1
aw	8 0 0 0 0 -7
await	-3 -1 -2 0 -1 7
await a	-3 0 -2 0 -1 7
away	-53 -6 89 -1 -8 -20
away $	-10 -1 21 0 -1 -9
away ?	-4 -1 -1 8 0 -1
away Dfull	-3 -10 -2 -3 -1 20
away Doffered	-36 5 54 -4 -1 -18
away Doffered $	-49 -6 69 -2 -1 -12
away Doffered ,	11 1 -8 0 0 -3
away for	-11 -2 5 -1 0 9
away for Dfull	-9 -1 -1 0 0 10
away for Doffered	-2 -1 6 -1 0 -1
away on	-2 0 10 -1 -1 -6
away or	-1 0 0 5 -1 -2
away over	9 -5 -4 0 0 0
away over Dfull	9 -5 -4 0 0 0
away with	5 0 0 -4 0 0
away with them	5 0 0 -4 0 0
awkward	5 -1 -1 -2 1 -1
b	1 -2 -4 17 -2 -10
bab	8 -1 -2 -1 0 -4
bab $	5 -1 -2 0 0 -2
babe	-30 -5 -2 -4 -1 42
babe $	6 -5 0 0 0 -1
baby	24 -5 7 -3 -2 -21
baby $	9 -2 -2 0 0 -4
baby .	5 0 -1 0 -1 -3
back	0 6 9 -41 2 26
back $	-2 4 -8 -18 19 5
back .	-8 -1 -2 -1 -2 14
back Dfull	15 -13 -4 0 3 -1
back Doffered	8 -1 -4 0 0 -3
back Doffered T	5 -1 -4 0 0 0
back T	13 -5 -5 0 0 -3
back about	-14 -2 -5 -1 -4 26
back at	-15 7 -2 -1 0 11
back at my	-11 -1 -1 0 0 13
back at school	-2 6 -1 -1 0 -2
back from	1 13 -5 9 -4 -14
back from dialysis	10 -8 -1 0 0 -1
back from the	2 5 -3 0 0 -4
back gate	-10 -2 -1 -1 -1 15
back in	8 -4 -4 0 0 0
back is	5 -1 0 0 0 -3
back off	-4 10 -1 0 -1 -4
back off my	-2 6 0 0 -1 -3
back so	7 1 -3 0 0 -5
back so i	7 0 -3 0 0 -4
back to	-15 -2 14 -14 -8 26
back to me	7 -1 -2 0 -2 -1
back to school	-1 -1 10 -4 -1 -3
back to you	-23 -2 7 -9 -6 34
bad	-16 1 -12 -9 8 27
bairns	-6 0 10 -2 -1 -2
bang	-1 -1 -2 8 0 -4
banister	5 -3 -1 1 0 -2
bank	-1 2 -6 6 0 0
bar	15 -3 -4 -11 -2 5
bath	26 -2 -8 -4 -4 -6
bath $	-5 -1 -7 -2 -1 15
bay	-8 6 -9 0 -3 15
baz	-2 2 0 -4 6 -2
be	41 38 11 -18 -27 -56
be Dfree	-6 10 -1 -2 -1 -1
be Doffered	33 -11 -15 1 0 -8
be Doffered $	17 -4 -10 -1 0 -2
be T	-28 57 -8 -9 -1 -10
be T $	-7 11 -1 0 0 -3
be T ,	-34 37 0 0 0 -2
be T as	13 -8 0 -4 0 0
be a pain	-2 5 -2 0 -1 0
be able	-20 1 11 11 -3 0
be able to	-20 1 11 11 -3 0
be asleep	-10 -1 11 0 0 0
be asleep ,	-10 -1 12 0 0 0
be at	-9 -2 25 -2 -2 -11
be away	1 -3 15 -1 0 -11
be back	7 1 -8 -1 -1 2
be back T	12 -5 -5 0 0 -2
be back at	-9 -1 -1 0 0 10
be back from	5 2 -3 0 0 -4
be best	16 -11 -2 -1 -1 -2
be better	-14 19 -1 -1 -1 -2
be better ,	-10 11 0 0 0 0
be closed	-6 0 7 0 0 -1
be closed for	-6 0 7 0 0 -1
be dead to	6 -1 -3 0 -1 -1
be forwarded	-9 0 -2 0 0 12
be forwarded .	-9 0 -2 0 0 12
be gone	12 -10 0 -1 0 -1
be gone T	11 -10 0 -1 0 -1
be good	-15 3 1 -11 -3 26
be good $	-13 22 -1 -5 0 -2
be good ,	-10 2 1 0 -1 8
be good .	0 1 -6 -3 -1 9
be good as	6 -1 -3 -1 0 -1
be good but	-6 -13 21 0 0 -2
be good for	-12 -6 -1 0 -1 20
be good though	8 -1 -6 0 0 -1
be here	13 7 4 -6 -2 -15
be here $	2 0 17 -2 -1 -16
be here to	-5 10 0 -3 -1 -1
be home	-3 -2 5 -1 -1 2
be home $	-2 1 12 0 0 -10
be in	26 -11 6 1 -3 -20
be in $	9 -2 0 5 -1 -11
be in .	3 -4 -16 -1 -1 18
be in Doffered	-15 -2 22 0 0 -4
be in a	8 0 -8 0 0 0
be in all	10 0 -7 -1 -1 -2
be in and	5 0 -3 -1 3 -4
be in to	40 0 -12 -9 -2 -17
be in touch	-16 -2 15 -1 0 4
be left	-4 -1 -5 13 -1 -2
be left with	-3 -1 -5 13 -1 -2
be most	5 -3 -1 0 -1 1
be ok	20 4 -1 -2 -1 -19
be on	-4 -2 4 8 -2 -4
be on the	-3 -1 6 -1 0 -1
be our	5 -3 0 -1 0 0
be out	7 -4 -1 0 0 -2
be possible	1 19 -9 -16 7 -2
be possible ?	12 4 -6 -8 -1 -1
be possible to	0 2 -3 -8 8 0
be taken	-6 0 -1 17 -1 -9
be the	25 -5 -11 -5 1 -5
be the Doffered	26 -14 -5 -4 0 -3
be the best	-4 7 0 0 -1 -2
be the one	4 0 -6 0 3 -1
be there	10 -1 -6 -4 -1 3
be there $	23 -1 -7 -3 -1 -12
be there Doffered	-17 -1 1 -1 0 18
be under	-8 0 15 -1 -1 -5
be yes	-4 0 0 0 0 5
be yes $	-4 0 0 0 0 5
beast	-2 8 -2 0 -1 -4
because	23 -2 -14 17 -4 -20
because Doffered	9 -3 -2 -1 0 -3
because i	1 1 -6 10 -1 -5
because i can	-2 -1 -3 0 -1 7
because the	6 -3 0 -1 0 -2
bed	7 -8 -1 6 -2 -3
bed with	5 0 0 0 0 -3
bedlam	5 -5 0 0 0 0
been	1 -28 29 -6 -3 7
been and	-9 0 8 -2 0 3
been and gone	-9 0 8 -2 0 3
been eating	5 -1 -1 0 0 -3
been good	-10 -2 20 -2 -1 -6
been on	5 -3 -4 -1 8 -5
been on hold	-2 0 0 -1 8 -4
been taken	-5 -1 15 -1 -2 -7
been taken ill	-1 0 8 -1 0 -6
been waited	10 -8 -4 5 -1 -2
been waited on	10 -8 -2 0 0 1
before	-24 10 -4 30 26 -38
before $	-1 5 -2 0 -1 -1
before ,	-3 5 -1 0 0 -1
before .	-4 8 -1 0 -1 -2
before anything	0 0 0 6 1 -6
before anything else	0 0 0 6 1 -6
before i	-7 1 -2 18 -2 -8
before i choose	-6 -2 -1 10 -1 0
before that	-5 8 -2 0 0 0
before that $	-7 8 -1 0 0 0
before the	19 -12 -1 -2 -2 -2
before then	0 14 -2 -2 -2 -9
before then .	3 7 -1 -1 -1 -7
before they	-4 0 -1 15 -4 -5
before they come	-2 0 0 10 -4 -4
before you	-17 -12 12 -3 28 -7
before you book	0 0 0 -1 5 -3
before you put	8 -1 -1 -2 -2 -2
behind	19 -2 -7 -1 -1 -8
behind the	19 -1 -7 -1 -1 -8
being	-7 -2 16 5 -2 -10
being done	-7 -2 11 0 0 -1
being resurfaced	-5 9 -1 0 -1 -2
being sanded	6 -1 1 -3 -1 -2
bell	7 -9 -27 -24 76 -22
bell $	-2 0 -2 -2 13 -6
bell does	8 -1 -12 -1 -1 6
bell does not	8 -1 -12 -1 -1 6
bell me	-6 -6 -1 -10 36 -13
bell me T	-5 -4 -1 0 14 -4
bell twice	0 0 0 -1 -4 5
bell twice $	0 0 0 -1 -4 5
bell us	-8 0 -2 -5 18 -3
bell when	1 0 -3 -3 9 -3
bell when you	-2 0 -3 -3 11 -3
belongs	1 0 -6 -1 0 7
belongs to	1 0 -6 -1 0 7
below	24 -5 -4 -1 -1 -13
below ,	6 -2 -2 0 0 -2
below .	5 -1 -2 0 0 -1
best	49 -5 -21 -19 2 -6
best $	34 -9 -5 -9 -2 -9
best ,	-2 6 -1 0 0 -2
best for	12 -1 -9 -2 -2 2
best for me	7 1 -2 -1 -1 -4
best for us	5 -1 -5 -1 0 3
best of	12 -1 -1 -1 0 -8
best regards	6 -3 0 0 0 -3
beth	7 -5 -1 -4 0 3
better	32 26 -9 -9 -3 -37
better $	8 4 -2 -1 -1 -8
better ,	-10 11 0 0 0 0
better , T	-10 11 0 0 0 0
better .	5 6 0 0 -1 -9
better as	7 -2 -2 0 0 -3
better for	0 10 -2 -3 -1 -3
better for me	0 5 -1 -1 -1 -2
between	5 0 -3 -1 1 -2
bev	-1 0 -1 -1 8 -5
big	5 1 -4 -4 -1 2
bin	0 -9 -10 -6 -1 25
bin day	-1 -8 -10 -5 0 26
bin day and	19 -6 -6 -5 0 -2
bins	-10 -1 -1 -3 -1 18
birthday	-15 0 -3 -4 0 23
biscuits	14 0 -1 -12 0 -1
bit	4 -3 14 1 -1 -15
bit of	8 -1 -2 -3 0 -2
bit of a	8 -1 -2 -3 0 -2
bites	-12 -2 0 -2 -1 18
bites $	-11 -1 -2 -2 -1 18
bits	-34 1 -4 8 -1 30
bits Doffered	-4 6 -1 0 0 -1
bless	8 0 -1 -1 0 -6
bless $	8 0 -1 -1 0 -6
blind	-5 0 -1 -3 16 -7
blind and	-3 0 0 -2 8 -3
blind and my	0 0 0 -3 5 -2
block	17 -2 -6 0 0 -8
block the	14 -1 -7 0 0 -6
bloke	-1 -8 -1 -1 0 11
blue	-3 -1 -7 -2 -2 15
blue $	-3 0 -4 -5 0 12
blue one	-3 0 0 -4 -1 8
board	-2 0 8 0 -3 -3
boiler	-5 -1 2 -4 0 9
book	-7 -9 -8 -3 7 19
book Doffered	-6 -2 -4 -2 -1 15
book Doffered .	12 -1 -1 0 0 -11
book anything	-1 0 -1 -2 9 -6
book every	-1 0 -1 -1 -3 6
book every slot	-1 0 -1 -1 -3 6
bookcases	-2 -8 0 11 0 -1
booked	-12 -10 -8 -9 -3 41
booked $	-3 0 -1 -2 -1 6
booked for	-16 -1 -1 -3 0 21
booked for Doffered	-15 -1 -1 -2 0 18
booked the	13 -2 -1 0 0 -9
booked the day	13 -2 -1 0 0 -9
bookings	8 -1 -2 0 0 -4
boots	4 -2 -3 13 0 -11
boots off	4 -2 -3 13 0 -11
boots off ?	4 -2 -3 13 0 -11
bosib	-5 1 19 -3 -3 -8
boss	14 -2 9 -2 -3 -15
boss ,	9 -5 0 -1 0 -3
boss let	6 0 0 -1 -1 -4
boss let us	6 0 0 -1 -1 -4
both	13 7 104 -26 -18 -80
both $	-1 -1 9 0 -1 -6
both .	-4 0 7 -2 -1 0
both are	17 -1 5 -5 -3 -13
both are good	14 0 -9 -1 -1 -3
both are ok	8 0 -2 -1 0 -4
both at	6 -1 -2 -2 0 0
both at work	6 -1 -2 -2 0 0
both days	3 -2 39 -12 -4 -24
both days $	-10 -1 34 -6 -2 -15
both days .	-6 0 10 -1 0 -2
both days i	14 -1 -9 -1 -1 -2
both days so	9 0 -8 0 0 -1
both good	28 -1 -12 -2 -1 -12
both good $	11 0 -4 0 0 -5
both good ,	10 0 -5 -1 0 -3
both of	-5 0 11 -2 -1 -3
both off	0 9 0 -7 -1 0
both ok	14 0 -3 -3 -1 -7
both them	-13 -5 21 -1 0 -1
both them days	-13 -6 21 -1 0 -1
both those	-3 7 -2 -1 0 0
both those days	-3 5 -1 0 0 0
bother	-9 -3 14 -1 0 -1
bought	-6 -2 -12 -20 3 38
bought a	0 0 -7 -17 -1 25
bought a wardrobe	0 0 -6 0 0 7
bought anything	-1 0 -3 0 -2 6
bought one	-3 -1 0 -1 -1 7
box	-9 -8 -9 31 -3 -2
box ,	3 0 -3 8 0 -7
boxes	1 0 -4 6 -2 -1
boxes is	-2 0 0 5 0 -2
boxes is it	-2 0 0 5 0 -2
break	-2 0 -1 -2 9 -4
break up	5 -1 -1 -1 -1 -2
breakfast	5 -1 -4 0 0 0
brew	7 -5 0 -1 0 0
bridge	-4 0 -2 8 1 -4
bring	28 -8 -12 11 -4 -15
bring it	20 -5 -8 6 -3 -9
bring it on	9 -5 0 0 -2 -2
bring it round	8 -1 -1 -3 0 -2
bring it up	-4 0 -3 10 0 -2
bringing	-2 0 0 8 0 -6
brittany	-7 1 7 0 0 0
broke	-11 -2 22 -6 0 -3
broken	-55 0 -17 -3 -4 80
broken $	-2 -1 -6 -6 -1 16
broken ankle	10 -1 -5 -1 0 -4
broken ankle ,	10 -1 -5 -1 0 -4
brother	8 0 -3 -5 2 -2
brother is	10 -4 -3 0 -1 -2
brought	-4 -6 -1 -5 -1 16
brought it	-3 -1 0 -4 0 8
btw	-23 -3 -6 -1 -1 35
btw $	-24 -3 -6 -1 -1 35
builders	1 -6 -2 -9 -1 17
builders are	-3 0 -8 -9 -1 21
building	5 8 -1 1 -3 -11
building work	-3 9 -1 0 -1 -4
built	0 -1 -1 7 0 -5
bunch	-4 -1 -5 -7 -2 18
bunch of	-14 0 -3 -6 -2 25
bunch of cowboys	-2 0 -1 -4 -1 8
bungalow	6 -1 -4 0 -1 0
bus	7 -8 2 1 2 -4
bust	6 -1 0 -2 0 -2
but	-8 54 26 -74 11 -1
but Dfree	-4 21 -13 0 0 -3
but Dfree $	-4 6 -2 0 0 0
but Doffered	37 -32 -32 -4 -4 35
but Doffered $	-7 -11 -8 -1 -1 28
but Doffered is	-6 -9 -14 0 -1 30
but Doffered will	5 -2 -2 0 0 -1
but Doffered yes	8 -4 -1 0 0 -3
but Dopen	-6 7 0 0 0 -1
but Dopen $	-5 6 0 0 0 0
but O	18 -11 -2 0 0 -5
but O $	12 -9 0 0 0 -2
but T	-64 89 -10 -3 -4 -8
but T ,	-17 20 -1 0 0 -1
but T .	-18 19 0 0 0 -1
but T if	-7 8 0 -1 0 0
but T please	-43 45 0 0 0 -1
but back	6 -5 6 -4 -1 -3
but can	9 4 -4 -4 -1 -4
but can it	-29 30 -1 0 0 0
but could	2 7 -1 -3 -1 -3
but could it	-2 9 -1 -3 0 -3
but gotta	7 -6 0 -1 0 0
but gotta be	7 -6 0 -1 0 0
but has	5 -5 0 0 0 0
but has to	5 -5 0 0 0 0
but have	5 -2 -2 0 0 -1
but he	14 -4 -3 -1 0 -7
but i	0 -31 8 6 4 13
but i am	7 -13 14 -2 3 -9
but i can	-16 -2 -4 -1 5 18
but i do	19 -11 -1 0 0 -6
but i have	18 -12 6 -1 -1 -9
but i need	-24 28 0 0 0 -3
but i will	4 -13 -3 -1 -1 14
but if	7 -2 -2 0 0 -3
but it	-7 10 -1 1 0 -2
but make	-21 22 0 0 0 -1
but make it	-21 22 0 0 0 -1
but my	7 -5 8 -1 -1 -7
but my brother	7 -3 -2 0 0 -1
but my mum	1 -1 7 -1 0 -6
but no	4 -2 8 0 0 -9
but not	-4 -31 11 0 -2 25
but not Doffered	-32 -7 4 -1 -1 36
but not T	13 -2 -6 0 0 -4
but not until	14 -6 -5 0 0 -3
but only	13 -8 -2 -2 -1 -1
but only if	11 -7 -2 -2 -1 -1
but please	31 -1 -10 -1 -4 -15
but she	9 -1 0 0 0 -8
but she is	9 -1 0 0 0 -8
but tell	10 -2 -1 -1 -3 -5
but tell them	5 -1 -1 0 0 -3
but the	-30 9 20 -2 -2 6
but the wife	-3 -1 11 0 -1 -4
but we	1 -2 14 -1 0 -11
but we will	-2 -1 15 -1 0 -11
but wife	7 -6 -1 0 0 0
but wife is	7 -6 -1 0 0 0
butt	9 -1 -3 0 0 -5
butt $	9 -1 -3 0 0 -5
buzz	3 -2 -1 -6 21 -14
by	22 3 -21 7 7 -17
by ?	-1 -1 -1 10 -2 -4
by me	7 2 8 -1 -4 -13
by me .	8 0 -1 0 -2 -5
by phone	-5 0 -1 3 8 -6
by the	6 -4 -5 -3 -2 7
by the bins	-3 -1 -1 -2 -1 7
by the meter	5 -1 -1 0 0 -3
by then	-6 14 -1 -2 -1 -4
by then $	-3 6 0 -1 0 -1
by then .	-3 6 0 -1 0 -2
by us	11 0 -7 -1 -1 -2
by us $	10 0 -7 -1 -1 -1
byc	-2 -1 -1 8 -1 -4
byc with	-2 -1 -1 8 -1 -4
byc with domu	-2 -1 -1 8 -1 -4
c	34 -1 -8 -4 -2 -18
c ,	34 -1 -12 -2 -2 -16
calendar	3 -1 -1 -1 5 -5
call	-83 -25 -35 -42 213 -40
call ,	-7 0 -11 -2 26 -7
call back	0 0 0 -15 16 -1
call from	0 -1 -1 -1 9 -5
call me	-46 -7 -10 -6 109 -39
call me $	-6 0 -2 -1 30 -20
call me ,	-3 0 -3 0 8 -2
call me Dfull	-1 -3 0 0 7 -3
call me before	-25 0 0 0 26 0
call me please	-3 0 -2 -1 11 -5
call my	-2 0 -1 -5 17 -10
call please	-3 -3 -2 -7 17 -2
callback	-27 -12 -8 -4 78 -27
callback please	-25 -2 -8 -4 61 -22
callback please $	-25 -2 -8 -4 61 -22
calm	9 0 -1 -4 0 -4
calm $	9 0 -1 -4 0 -4
came	-19 -20 -3 -22 -8 71
came .	-3 -3 -1 0 0 7
came past	-6 -8 -1 -13 -1 28
came past ,	-1 0 0 -9 0 11
came this	-4 -4 0 -10 -1 20
came this T	-4 -4 0 -10 -1 20
camping	6 1 -3 -1 -1 -2
camping chair	7 -3 -2 -1 -1 -1
can	21 10 16 -3 19 -56
can $	-3 5 0 0 0 -1
can Dopen	-1 5 0 0 0 -3
can accept	-3 -2 -1 0 -1 7
can be	-2 -8 -9 -6 0 25
can be there	8 -1 -1 -2 -1 -4
can do	26 2 -24 -12 -4 12
can do Doffered	11 -20 -5 -3 -1 18
can do that	21 -1 -10 -4 -1 -5
can do the	-2 -1 -2 -1 0 6
can get	13 0 0 -10 -1 -2
can get it	8 -1 0 -7 0 0
can have	0 0 -2 -6 -1 9
can help	10 2 -2 -4 -2 -4
can help $	7 -1 -2 0 0 -3
can i	-43 19 -15 27 4 7
can i ask	0 0 -3 7 -1 -3
can i change	-9 -2 -4 23 -1 -8
can i have	-19 28 -4 -21 -3 18
can i leave	0 -5 0 9 0 -4
can it	-26 25 20 -10 -3 -6
can it be	-25 25 20 -12 -2 -5
can let	0 -1 0 8 0 -7
can let you	0 -1 0 8 0 -7
can make	12 -3 -3 -1 0 -4
can my	-11 -2 -6 37 -4 -14
can my lad	-4 0 -2 13 -1 -5
can my neighbour	-4 -2 -2 12 -1 -3
can my your	-2 0 -1 8 -1 -3
can not	-32 -14 74 -15 12 -22
can not $	-3 -1 18 -1 -1 -13
can not ,	-2 -1 7 -1 -1 -2
can not Doffered	11 4 -14 0 0 0
can not accept	-5 0 9 -1 -1 -1
can not be	-1 -2 -6 9 1 -1
can not come	-2 -1 -7 9 0 0
can not do	-41 -1 44 -18 -9 26
can not get	15 -6 1 -4 -4 -2
can not have	-3 -1 8 -2 4 -5
can not lift	6 -1 -3 0 0 -2
can not make	-6 -1 14 1 -3 -6
can not read	-2 -1 -6 -1 12 -2
can not receive	-10 0 11 0 0 0
can not say	-3 0 6 -1 0 -1
can not see	-1 0 -3 0 7 -3
can not sleep	7 2 -7 0 -1 -1
can not take	-4 -2 19 -3 -2 -8
can not text	-3 0 -6 0 12 -2
can only	4 5 -3 -1 -1 -4
can only do	6 2 -3 -1 0 -4
can promise	9 0 -1 -2 0 -6
can put	11 0 -11 0 0 0
can someone	-7 -2 -10 1 23 -6
can someone bell	-3 0 -1 -3 9 -1
can someone call	-1 0 -1 -2 6 -2
can someone phone	-1 -1 -2 -1 5 0
can someone ring	-1 0 -2 -1 6 0
can still	13 -11 0 -1 0 -1
can swap	23 -3 -5 -6 -2 -7
can the	-2 -3 -5 19 -3 -6
can the lads	-2 -1 -2 9 -1 -4
can they	-1 5 0 -1 0 -2
can they come	-4 6 0 0 0 0
can we	4 15 2 -9 -4 -9
can we say	-1 10 -2 -3 -2 -2
can work	7 -6 -2 0 0 0
can you	-11 1 17 18 18 -42
can you T	15 4 -5 -10 -1 -3
can you call	-2 0 -1 -5 10 -1
can you come	-4 14 -1 -5 -1 -3
can you confirm	-4 -2 -2 12 -2 -2
can you deliver	-3 -1 -1 17 -6 -5
can you do	12 24 12 -42 -4 -1
can you make	23 -20 -1 -4 5 -4
can you narrow	-6 0 -7 17 -1 -2
can you phone	-4 -3 -4 -2 18 -6
can you send	-9 -2 15 -2 0 -2
can you tell	-2 -1 -1 8 -1 -2
cancel	-65 -12 -9 -24 -12 122
cancel $	0 -8 -1 -12 -1 22
cancel .	-2 -2 0 -1 -1 5
cancel and	-4 0 -1 0 0 5
cancel and refund	-4 0 -1 0 0 5
cancel it	-36 -1 -3 -11 -2 53
cancel it $	-33 -1 -1 -7 -1 43
cancel on	0 0 -2 9 -2 -6
cancel on me	0 0 -2 9 -2 -6
cancel the	-6 -1 -3 -3 -1 14
cancel the order	-2 0 0 -3 -1 6
cancel this	-8 -1 -4 -1 -2 17
cancel this order	-2 -1 -2 -1 -2 8
cancellation	2 0 -1 6 -1 -8
caps	11 -1 -4 -1 -1 -4
car	15 -8 -5 -2 -5 6
car park	-2 -1 -1 7 -1 -2
car park .	-1 -1 -6 9 0 0
caravan	5 0 -4 0 0 0
card	1 -6 -7 17 -5 0
card .	8 0 -5 -1 -1 -1
card . $	9 0 -5 -1 -1 -2
card used	-4 0 -1 0 0 5
card used .	-4 0 -1 0 0 5
cardboard	6 0 0 -5 0 0
cardboard away	6 0 0 -5 0 0
carer	6 3 -6 -3 11 -11
caretaker	10 0 -2 -3 -1 -5
carpet	6 -5 -2 -1 -2 5
carry	1 4 -6 23 -6 -16
carry $	4 6 -1 -2 -1 -6
carry it	-4 0 -4 20 -3 -9
carry it up	5 -1 -1 -1 -1 -1
carry it upstairs	-3 -2 -1 14 -1 -7
carrying	-8 -1 -2 13 0 -2
carrying it	-9 0 -1 13 0 -2
carton	-2 0 0 6 -2 -2
cast	-1 1 9 -1 0 -7
cast off	-2 1 9 -1 0 -7
cat	-5 0 -5 -13 -3 25
ce	-3 -1 -2 16 -1 -9
ce que	-1 -1 -1 8 -1 -4
centre	-5 6 -8 4 -3 6
certificate	1 -2 -2 6 -2 -2
ces	-10 0 13 -1 -1 -2
ces dates	-10 0 13 -1 -1 -2
ces dates ne	-10 0 13 -1 -1 -2
chair	3 -3 -4 -1 -2 7
chair .	-5 0 -2 0 -1 8
change	-7 -2 -5 16 -1 -1
change it	-5 -2 -4 21 -1 -9
change it later	-1 -1 0 6 0 -4
change my	-1 0 0 -5 -2 8
changed	-12 -3 5 11 -3 1
changed my	-1 0 -5 -3 -1 9
changed my mind	-1 0 -5 -3 -1 10
changed the	-1 0 -1 12 -1 -8
changing	1 0 -1 5 -1 -4
chaos	26 -1 -1 -3 -3 -18
chaps	8 -1 -1 -3 0 -2
charge	1 -8 -5 21 -1 -7
charge for	0 -3 -3 11 -1 -4
charge to	-4 -5 -1 10 0 0
chat	2 -5 -1 -22 23 3
chat $	3 -1 -1 -6 -2 6
chat about	2 0 0 -8 8 -2
cheaper	-12 0 -2 17 -1 -1
cheaper $	-6 0 -1 12 -1 -4
check	-27 -10 -6 -12 -10 65
check my	0 0 -1 -1 -3 5
check rota	-3 -8 -1 -1 -1 15
check with	2 -2 -3 -6 -4 14
check with my	11 -1 -1 -4 -3 -1
check with the	-12 0 0 -2 0 15
checked	14 0 -2 -1 0 -11
checked with	14 0 -2 -1 0 -11
checked with the	13 0 -1 -1 0 -10
chemo	-15 -5 34 -2 -1 -11
chemo $	-24 -3 37 -2 -1 -8
chemo .	7 -1 -3 0 -1 -2
chemo . Doffered	5 -1 -2 0 0 -2
chickenpox	-6 0 25 -6 -3 -10
childminder	-7 8 -1 0 0 0
childminder and	-12 13 -1 0 0 0
chippy	7 2 -4 -2 -1 -2
chiropodist	-6 13 -2 -1 -2 -2
chiropodist T	8 -7 -1 0 0 0
chiropodist comes	-18 20 -1 0 0 -1
chocka	6 -5 0 0 0 -1
chocka .	6 -5 0 0 0 -1
choose	64 -9 -8 -4 -7 -35
choose $	23 0 -1 -6 -1 -15
choose ,	7 -2 -4 8 -2 -8
choose , can	-5 -1 0 7 -1 0
choose , i	12 0 -3 -1 0 -8
choose O	7 -1 0 0 0 -5
christening	5 -2 0 -1 0 -3
christmas	-12 0 20 -2 -2 -4
chuck	-2 0 -2 -4 0 7
church	5 -1 -1 2 0 -5
clashes	-26 -2 37 -1 -1 -6
clinic ,	5 -4 0 0 0 0
clinic T	-3 6 0 -2 0 0
clocks	6 0 -4 0 0 -1
close	-3 0 -2 14 -4 -5
closed	-42 -2 3 -1 -1 43
closed Doffered	-36 -2 -3 -1 0 42
closed for	-8 0 7 -1 0 2
club	-20 -17 -2 -4 -3 46
code	4 -10 -4 -4 -3 16
code $	-1 -1 -2 -2 -2 9
code ,	0 -3 -1 -1 0 6
coffee	8 -2 -1 -3 0 -1
collect	0 -3 -2 21 -2 -14
collect it	-3 -1 -2 16 -1 -9
collecting	6 0 -1 -1 0 -3
colour	2 0 -4 -3 -1 7
colour is	5 -1 0 -4 0 -1
come	21 1 3 25 -17 -32
come $	9 -5 -5 6 -5 -1
come Doffered	16 -5 9 -8 -2 -11
come Doffered $	10 -3 11 -7 -1 -10
come after	-4 5 0 0 0 0
come back	-11 -2 10 -2 -4 9
come back to	-11 -2 10 -2 -4 9
come flat	7 0 -1 -5 0 -1
come flat packed	7 0 -1 -5 0 -1
come on	4 -6 -5 13 -2 -3
come on Dfull	-1 -7 -1 12 -1 -2
come past	-2 0 -6 4 0 5
come to	-1 0 -2 -1 -1 5
comes	0 11 -6 8 -6 -7
coming	23 -12 -8 29 -4 -29
coming $	-2 0 -1 7 0 -3
coming ?	12 -8 -2 1 -1 -1
coming ? $	-2 -8 0 11 0 -1
coming for	11 -6 -1 -2 0 -2
coming for dad	11 -6 -1 -2 0 -2
coming from	-3 0 -1 14 0 -10
coming from $	-3 0 0 8 0 -4
commande	-4 0 -1 -1 -1 8
commande $	-4 0 -1 -1 -1 8
commit	-4 -1 8 2 -2 -3
commit to	-3 0 8 -1 -2 -3
communion	0 -1 -3 0 -1 6
commute $	8 -6 0 0 0 -1
commute .	-2 5 0 -2 0 -1
commute . $	-2 5 0 -2 0 -1
company	-12 -1 -10 7 -7 24
company ,	-5 0 -1 -1 -1 7
company .	5 -1 -5 4 -3 0
company is	-1 0 0 8 -1 -5
company is this	-1 0 0 8 -1 -5
complain	-9 0 -3 3 -2 12
complicated	-8 -2 -2 -7 26 -7
complicated $	-4 0 -1 -6 15 -3
complicated to	-1 -1 0 0 5 -2
concierge	9 -1 0 -2 -1 -5
concrete	-5 0 -2 -1 0 8
confirm	56 -17 -27 -2 -6 -3
confirm $	55 -1 -7 -5 -1 -42
confirm .	21 0 -2 0 0 -18
confirm . $	21 0 -2 0 0 -18
confirm Doffered	-10 -11 -2 -2 0 25
confirm O	-12 -2 -1 -2 -1 17
confirm all	-2 0 -3 -3 -1 9
confirm in	-1 0 -8 0 -1 10
confirm in writing	-1 0 -8 0 -1 10
confirm that	5 0 -1 0 0 -3
confirm that the	5 0 -1 0 0 -3
confirm the	-12 -1 -1 18 -2 -2
confirmation	5 -2 -1 3 5 -9
confirmed	99 -8 -20 -10 -4 -57
confirmed $	23 -2 -5 -3 -1 -14
confirmed .	41 -3 -10 -3 -2 -22
confirmed . $	29 -1 -6 -2 -1 -18
confirmed and	28 0 -4 -3 -1 -20
conservatory	-4 0 0 0 0 5
contacting	-11 -6 0 0 -3 22
cooker	14 2 -3 -2 -3 -8
cost	-1 -12 -5 38 -3 -16
cost for	-1 0 -1 5 0 -4
cost me	28 0 -1 -25 -1 -1
cost more	-5 -6 -1 19 0 -5
costa	-1 -1 -1 8 -1 -4
could	11 28 -1 -1 12 -49
could do	7 3 -2 0 -1 -7
could do Doffered	10 -1 -1 0 0 -7
could i	1 1 -1 -5 9 -5
could i have	0 0 -1 -3 9 -5
could it	-7 14 -2 -1 -1 -3
could it be	-6 10 -2 1 -1 -3
could not	-5 -1 -4 5 -2 7
could one	-4 0 -1 -2 8 -1
could one of	-4 0 -1 -2 8 -1
could someone	-6 -2 0 7 2 -1
could we	8 4 -6 -5 0 -2
could we have	12 -5 -1 -4 -1 -1
could we say	-2 7 -4 0 0 0
could work	18 -1 -4 -5 -2 -5
could you	-18 16 7 13 6 -24
could you do	-5 12 -2 -3 -1 0
could you let	-1 -1 0 6 -2 -1
could you make	-9 13 0 -3 0 0
could you ring	-2 -1 -3 -5 13 -3
could you send	0 -2 5 -2 0 0
could you tell	-6 -1 -1 17 -5 -4
could your	8 -1 -1 -3 0 -2
court	-2 -1 2 6 0 -4
court $	-2 -1 2 6 0 -4
covered	5 0 0 -1 0 -3
covers	0 -5 -1 7 0 0
covid	-2 0 12 -1 -1 -8
cowboys $	-2 0 -1 -4 -1 8
cream	-7 -1 0 1 -1 9
cream carpet	-8 -1 0 2 -1 9
crew	0 2 -2 5 -3 -2
cuanto	-2 -1 -2 14 -1 -8
cup	17 -7 -3 -1 0 -6
cup final	11 -5 -1 -1 0 -4
customer	-26 -3 -5 -8 -2 44
customer $	-3 0 -3 -5 0 11
czy	-4 6 -2 15 -2 -12
czy kierowca	-1 -1 -1 8 -1 -4
czy kierowca zadzwoni	-1 0 -1 5 0 -3
czy musze	-1 0 -1 5 0 -2
czy musze byc	-1 0 -1 5 0 -2
d	24 5 -1 -8 0 -20
dad	25 -8 -1 -8 1 -9
dad $	12 -6 -1 -2 0 -2
dad says	8 -2 0 -1 0 -4
dads	5 -3 2 -2 1 -4
darlin	5 -1 -1 0 0 -2
date	-12 4 41 -7 -2 -25
date $	-5 0 1 -1 7 -2
date ,	-4 0 5 0 -1 -1
date is	-15 9 17 -1 -2 -8
date is good	-11 0 19 -1 -1 -6
dates	-29 -3 67 1 3 -39
dates $	-11 -2 5 19 0 -11
dates .	-13 -1 29 -4 -2 -8
dates . $	-7 -1 19 -2 -2 -8
dates are	11 3 -1 -3 -2 -8
dates do	-4 0 7 -1 -1 -2
dates do not	-4 0 7 -1 -1 -2
dates ne	-10 0 13 -1 -1 -2
dates ne works	-10 0 13 -1 -1 -2
daughter	-3 2 -7 -3 1 10
daughter is	-3 0 -1 -4 -1 10
daughter s	-5 1 -3 0 0 7
daughters	32 -1 1 -2 -1 -29
dave	4 0 -7 -18 3 19
day	-7 39 7 -19 9 -27
day $	-19 10 9 -6 4 2
day ,	26 2 -6 -5 -2 -15
day , i	13 5 -2 -4 -3 -10
day .	-12 5 -8 -1 4 11
day . $	-17 7 -2 0 1 11
day ?	6 -8 -2 3 1 0
day Dfree	-3 7 -4 0 0 -1
day Doffered	40 -12 -20 -2 -1 -5
day Doffered $	18 -3 -8 -2 0 -4
day Doffered so	11 -2 -8 0 0 0
day Dopen	-23 31 -3 -1 -1 -3
day Dopen is	-13 16 -2 0 0 0
day and	19 -18 7 -6 1 -3
day and the	18 -6 -6 -5 0 -1
day but	-6 -11 32 -3 -2 -10
day for	-6 -9 5 13 -1 -2
day i	-10 14 -5 -6 -2 9
day i am	18 -2 -2 -1 -1 -12
day i can	-8 17 0 -4 -1 -4
day is	11 0 2 -2 -3 -8
day of	-6 1 14 -6 0 -3
day off	16 2 -4 -2 -3 -9
day off $	16 6 -2 -1 0 -18
day off .	-4 -1 0 0 0 6
day or	-2 -6 0 8 0 -1
day out	-5 -2 0 -1 11 -2
day out $	-5 -2 0 -1 10 -2
day please	-3 -1 7 0 -2 -2
day so	5 3 -14 -5 -1 12
day so parking	-16 -2 -5 -1 0 24
day suits	8 -2 -2 -1 -1 -3
day suits ,	7 -2 -2 -1 0 -3
day will	9 -1 -6 0 0 -1
day works	-1 5 0 -2 0 -1
day you	-12 6 -2 -2 -1 12
day you like	-2 7 -1 -1 -1 -3
days	-25 16 71 2 -5 -60
days $	-16 -6 55 3 -6 -31
days ,	9 6 -9 -1 -1 -4
days .	-9 4 12 -2 -1 -2
days Doffered	-5 -2 0 8 0 0
days and	-3 2 5 -3 3 -4
days i	0 -4 9 -3 0 -3
days i am	0 -4 9 -2 -1 -3
days so	8 3 -10 0 0 -1
days the	-3 0 5 -9 -1 9
de	-19 1 28 2 0 -12
de both	-2 0 5 -1 0 -2
de ces	-10 0 13 -1 -1 -2
de ces dates	-10 0 13 -1 -1 -2
dead to	6 -1 -3 0 -1 -1
dead to the	6 -1 -3 0 -1 -1
deaf	7 -1 0 0 -3 -2
deals	-2 0 0 -4 16 -9
deals with	-2 0 0 -4 16 -9
dear	19 -2 10 -7 -2 -19
dear $	-1 -3 17 -2 0 -9
dear i	10 1 -5 -3 -1 -3
decide	-6 -2 -1 12 3 -5
decide $	0 0 -1 5 0 -3
decided	2 -2 -2 -2 -1 5
decides	-1 6 -5 0 2 -2
decision	-4 -5 -1 5 6 -1
decorating	7 -1 -2 -1 0 -3
definitely	-17 -19 -6 29 -2 15
definitely $	14 -2 -2 -1 0 -9
definitely .	-39 -2 -1 0 0 43
definitely Doffered	12 -4 -2 2 0 -8
definitely T	-11 -10 0 27 -1 -4
definitely the	8 0 -1 0 0 -7
delay	-5 -1 15 -6 -4 1
deliver	-1 5 -12 10 -11 9
deliver on	3 6 -1 4 -2 -10
deliver on Dfull	-5 6 0 4 -1 -3
deliver on Doffered	9 -3 0 0 0 -4
deliver to	-3 0 -3 16 -6 -5
deliver to a	-3 0 -3 16 -6 -5
delivered	-38 -5 -14 -3 -4 64
delivered on	-13 -2 0 -1 -1 17
delivered on Doffered	-13 -1 0 0 0 15
delivery	-20 -25 -7 49 -3 7
delivery $	-3 0 -1 11 -1 -6
delivery ?	-1 -1 -1 11 -1 -7
delivery ? $	-1 -1 -1 11 -1 -7
delivery fee	19 -1 -16 -2 -1 0
delivery on	6 -5 9 -1 -1 -8
delivery on Doffered	12 -5 0 0 0 -6
delivery on either	-5 0 7 -1 -1 -1
delivery slot	5 -5 0 4 0 -4
deliverys	-2 0 0 -1 10 -6
deliverys $	-2 0 0 -1 10 -6
dentist	5 0 2 -2 -1 -5
depends	3 -3 -3 -12 -3 18
depends on	0 -2 3 -5 -1 4
deposit	-4 0 -2 6 -1 1
depot	-3 3 -7 1 -2 8
depot $	-3 0 -6 -3 -1 12
depot is	-2 0 -1 5 0 -2
depot is it	-2 0 -1 5 0 -2
derek	6 -1 -1 -2 0 -1
desk	-11 -1 -1 0 0 13
desk .	-8 -1 -1 0 0 10
desk . $	-8 -1 -1 0 0 10
desk on	-11 -1 -1 0 0 13
desk on Doffered	-11 -1 -1 0 0 13
dialysis	19 -15 -10 10 -1 -4
dialysis .	6 -1 -3 0 0 -1
dialysis . Doffered	6 -1 -3 0 0 -1
dialysis T	11 -8 -1 0 0 -1
dialysis T $	11 -8 -1 0 0 -1
diary	1 -6 -4 -2 19 -7
diary $	-1 0 -1 -4 7 0
diary .	7 -5 -2 -2 3 -1
dias	-2 0 13 -1 -1 -9
dias ,	-2 0 9 0 -1 -6
did	-17 -10 -12 58 -8 -10
did $	-8 -3 -4 -2 -1 18
did i	2 -1 -11 32 -1 -22
did not	-3 -1 -6 -1 -2 13
did you	-9 -2 -4 32 -3 -14
did you get	-7 -2 -3 38 -2 -24
died	-5 -6 10 -4 -3 9
died $	6 -2 -10 -4 -3 13
difference	-2 -3 0 7 0 -2
different	-11 -5 -2 31 -3 -10
dimensions	-13 -1 -2 22 -3 -3
dimensions of	-13 -1 -2 20 -2 -2
dimensions of the	-13 -1 -2 20 -2 -2
dinner	-2 -3 7 -1 0 -2
director	-3 0 -1 -1 -1 5
dis	-10 -1 -8 32 -8 -6
dis $	-8 0 -2 36 -5 -21
dis for	-2 0 -5 -1 -1 9
disconnected	-8 -1 0 0 0 10
discuss	-6 -1 -1 -2 16 -6
discuss this	-4 -1 -1 -1 13 -6
discuss this by	-3 0 -1 -1 7 -3
discuss this over	-1 -1 0 0 5 -3
disgusting	-10 -1 -5 -3 -2 21
disgusting service	-4 0 -2 -2 -1 9
disgusting service .	-4 0 -2 -2 -1 9
disregard	6 -1 0 -1 0 -3
diwali	-4 6 1 -1 0 -3
do	21 7 -3 45 8 -71
do $	-24 12 35 -2 -4 -17
do ,	23 4 -22 0 -2 -3
do , Doffered	5 7 -10 0 -1 -1
do , i	9 -2 -6 0 0 -1
do ?	-4 7 0 -2 0 0
do Dfree	-8 25 -8 -6 -2 -1
do Dfree $	-4 8 -3 0 0 0
do Dfree ?	-1 9 -3 -4 0 0
do Dfull	-20 24 -1 0 -2 -1
do Dfull ,	-4 7 0 -1 -1 -1
do Doffered	21 -35 -13 -36 -6 69
do Doffered $	-51 -3 5 -2 -1 53
do Doffered ,	7 0 0 -1 -1 -4
do Doffered .	-34 -1 -6 0 0 40
do Doffered T	12 -8 -1 -2 -1 0
do Doffered but	18 -4 -10 0 0 -4
do Doffered or	-5 -1 15 -2 0 -6
do Dopen	-4 7 0 -1 -1 0
do Dopen T	-4 5 0 -1 0 0
do T	28 -17 1 -4 -3 -5
do T $	21 -11 -5 -1 -1 -3
do any	-3 -1 7 -2 -1 -1
do any of	-3 0 7 -2 -1 -1
do at	13 -7 0 -2 -3 -2
do at a	14 -7 -1 -2 -2 -1
do either	-5 0 8 -1 -1 -2
do good	2 3 -7 -1 0 3
do i	-3 -9 -6 53 -6 -29
do i have	-3 -2 -1 10 -1 -5
do i know	0 0 -2 7 -1 -5
do i need	3 -4 -2 10 -2 -6
do it	23 7 -6 -11 -3 -10
do nesses	-1 0 8 0 -1 -5
do nesses dias	-1 0 8 0 -1 -5
do not	8 -12 -3 -26 6 26
do not answer	5 -1 -1 0 0 -2
do not ask	5 2 -5 0 0 -1
do not book	0 0 -1 -1 7 -4
do not bother	-9 -3 14 -1 0 -1
do not come	-3 -3 22 -8 -1 -6
do not do	-4 0 -5 -1 20 -9
do not finish	8 -2 -3 0 -1 -3
do not get	-4 20 -5 -6 -1 -5
do not have	12 0 -2 -1 -1 -7
do not hold	0 0 -2 0 5 -4
do not know	-29 -2 -6 -10 -2 49
do not leave	7 0 -2 0 0 -4
do not mess	6 -3 -1 0 -1 -1
do not move	-4 8 0 0 -1 -3
do not ring	14 -3 -2 0 -6 -3
do not want	-3 -2 -13 2 -3 19
do on	10 -10 0 0 0 0
do on the	10 -10 0 0 0 0
do text	-1 0 -4 -1 13 -7
do text .	0 0 -1 0 6 -4
do texting	-2 0 -2 -1 9 -3
do texting .	-2 0 -2 -1 9 -3
do that	0 3 9 -4 -2 -6
do that $	4 0 7 -5 -1 -5
do the	4 -10 0 9 -3 -1
do the Doffered	-1 -8 2 13 -1 -4
do them	-1 0 5 -1 -1 -1
do these	-1 -1 3 1 3 -5
do they	-9 0 -6 28 -5 -8
do they take	0 -1 -4 8 0 -2
do this	-3 -1 0 -1 6 -1
do you	-19 -21 9 73 -9 -34
do you deliver	-1 -4 0 9 0 -3
do you do	-2 3 -1 5 -1 -4
do you have	-2 -2 15 -6 -1 -4
do you need	5 0 0 -4 -1 0
do you send	-2 -1 0 5 -1 0
do you take	-1 0 -1 8 -1 -4
do your	1 -1 -1 6 -1 -5
dock	-2 0 -4 7 -1 -1
does	-68 0 -14 108 -1 -25
does Doffered	-16 -4 -4 35 -1 -10
does it	-8 -5 -2 24 -1 -8
does it come	-3 0 -1 12 -1 -7
does my	-1 0 0 -2 5 -2
does not	-27 10 4 -17 -5 35
does not do	9 -1 -6 -1 0 -1
does not get	1 0 -4 -4 0 7
does not live	-1 -3 -4 -1 -1 10
does not work	-22 -3 13 -8 -2 23
does the	-3 -3 -7 18 2 -8
does the driver	-1 0 -7 12 0 -4
does your	-5 0 0 12 -1 -6
dog	6 -5 13 -11 -3 0
dog is	5 -1 3 -4 0 -2
dog is all	7 -1 -4 0 0 -2
dogs	41 -2 -9 -2 -1 -28
doing	3 0 -2 -4 10 -7
doing my	-4 0 -1 -1 8 -1
doing my head	-4 0 -1 -1 8 -1
doing the	10 -2 0 -3 0 -5
doing the school	10 -2 0 -3 0 -5
domu	-2 -1 -1 8 -1 -4
domu ?	-2 -1 -1 8 -1 -4
domu ? $	-2 -1 -1 8 -1 -4
done	-17 9 28 -4 -2 -13
done $	-4 8 2 -1 -1 -4
done .	-13 1 13 0 0 -1
done so	-6 3 6 0 0 -3
door	3 -19 -9 39 -14 0
door $	1 -2 -6 19 -2 -10
door ?	5 0 -1 -3 -1 -1
door ? $	6 0 0 -4 0 0
door as	5 -1 0 0 0 -4
door is	-10 -1 -2 -2 0 14
door off	-12 -2 0 5 0 9
door off ,	-12 -1 0 4 0 10
doorbell	6 -1 0 -1 0 -3
doors	6 -3 -1 -1 0 0
doorway	-7 -1 0 -1 0 9
doorway is	-7 -1 0 -1 0 9
doorway is quantity	-7 -1 0 -1 0 9
dot	9 -1 0 -2 0 -6
double	3 -2 -4 7 -2 -3
down	1 -4 -3 13 -12 4
down .	3 -1 6 -2 -1 -4
down and	-7 0 6 0 0 2
down at	-6 0 -7 17 -1 -2
down at all	-6 0 -7 17 -1 -2
down for	8 -4 -12 -3 -2 13
down for Doffered	19 -6 0 -1 -1 -10
down for the	-22 -2 -1 -1 0 27
down on	-6 0 -4 8 -3 5
down on the	-4 0 -1 1 -1 6
down the	-5 2 7 -3 0 -1
down yet	-2 0 10 -2 0 -6
downstairs	9 -1 0 0 -1 -6
doyle	-1 0 0 -1 5 -3
doyle ,	-1 0 0 -1 5 -3
drive	3 -3 -1 -5 -2 9
drive $	9 0 -8 -5 -1 6
driver	25 -9 -15 34 -23 -13
driver $	27 1 -1 -3 -2 -22
driver have	0 0 -7 12 0 -5
driver have a	-1 0 -7 12 0 -4
driver ring	4 0 -1 8 -7 -4
driver ring me	7 0 0 -1 -6 0
driver to	12 0 0 0 -10 -1
driver to ring	8 0 0 0 -7 0
drivers	6 -2 -1 -1 0 -1
driving	-16 -15 18 -14 10 18
driving .	2 -3 -1 0 6 -4
driving test	-7 -1 22 -6 -1 -7
driving test $	-6 0 16 -6 0 -3
driving to	0 -3 7 0 0 -2
drop	-6 -9 9 17 -1 -10
drop off	9 -6 -1 3 0 -6
dropped	-14 -15 -2 -8 -1 40
dropped it	-14 -15 -2 -10 -1 42
dropped it off	-12 -7 0 -4 0 23
dry	-2 0 6 -1 -1 -3
duck	14 1 -4 1 -2 -10
duck .	8 0 -3 -1 -1 -3
due	-5 -5 8 10 -1 -6
due any	3 -3 5 -1 -1 -3
due on	-4 0 0 6 0 -1
duly	-7 0 0 -1 -1 9
duly noted	-7 0 0 -1 -1 9
duly noted ,	-7 0 0 0 -1 9
duration	33 -27 -4 -4 20 -16
duration $	-3 0 -1 8 -1 -4
duration ,	-2 0 -2 -2 8 -2
duration .	9 -3 7 -3 8 -19
duration . you	-2 0 0 0 6 -4
duration ?	20 -7 -1 -6 -6 -1
duration ? $	15 -7 -1 -5 -2 -1
duration is	-4 0 -2 12 -2 -3
duration is a	-4 0 -2 11 -2 -3
duration off	9 -3 0 -1 -4 -1
duration off $	6 -1 0 0 -4 -1
duration phonenumber	6 0 0 0 -5 0
duration phonenumber $	6 0 0 0 -5 0
duration to	0 0 0 -8 12 -5
duty	-8 -1 -1 0 0 10
e	-7 -1 2 -1 0 8
e mail	-7 0 -2 0 0 9
earlier	-24 29 -1 -1 0 -3
early	-1 -3 13 0 0 -8
easier	2 -3 -2 -6 19 -10
easier $	6 0 -1 -1 3 -7
easier to	-1 -4 0 -1 6 0
easy	13 -4 -4 -1 -1 -3
easy $	13 -5 -4 -1 -1 -3
eating	5 -1 -1 0 0 -3
eh	-25 20 -2 8 -1 -1
eh ?	-4 -2 -1 8 -1 0
eighty	6 -1 0 1 -1 -5
eighty and	6 -1 0 0 0 -4
either	104 -5 13 -31 -18 -64
either $	26 -1 -2 -2 -1 -20
either ,	24 -1 -2 -3 -3 -15
either , i	11 0 -6 0 0 -5
either .	21 1 -3 -1 -2 -15
either Doffered	6 -1 -2 -3 0 -1
either Doffered or	5 -1 -2 -2 0 -1
either date	-3 0 5 0 -1 -1
either day	-5 -13 26 -1 -2 -4
either day $	-7 -2 12 0 0 -2
either good	9 0 -1 0 -2 -5
either half	-5 6 0 0 0 0
either half of	-5 5 0 0 0 0
either is	6 0 -1 0 -1 -4
either of	18 1 -4 -6 -2 -6
either of the	10 -2 -5 0 0 -2
either of them	2 0 7 -5 -1 -3
either of those	8 1 -6 -1 -1 -1
either slot	-6 7 0 0 0 0
either slot $	-5 5 0 0 0 0
either tbh	18 0 -2 -3 -1 -12
either tbh $	9 0 -1 -1 0 -6
either way	6 -6 -2 3 0 0
either way $	8 -6 -2 0 0 0
eldest	-1 0 15 -4 -2 -8
else	-23 -7 78 -18 -6 -24
else $	-5 0 9 0 -1 -2
else ?	-2 -3 23 -11 -2 -5
else ? $	-2 -3 14 -6 -1 -3
else have	0 -1 6 -5 0 0
else have you	0 -1 6 -5 0 0
else is	-2 0 20 -9 -1 -8
else is there	-2 0 20 -9 0 -8
else you	-5 -2 11 -3 0 -1
else you got	-3 -1 5 0 0 -1
email	-16 -5 -13 6 -3 32
email ,	-7 0 0 0 -1 8
email address	0 0 -3 10 -3 -4
emailed	5 0 0 0 0 -4
emails	-1 -1 -8 9 2 0
empty	-20 27 -1 0 -1 -4
end	11 -6 0 -9 0 4
end $	-16 -1 -2 -3 -1 23
end .	20 -2 -3 -4 3 -14
end ?	5 0 -1 -1 -1 -2
end ? $	6 0 0 -5 0 0
end of	-3 -2 7 -1 0 0
end of the	-3 -1 8 0 0 -4
entrance	6 -2 -4 -1 -3 4
est	-1 -1 -1 8 -1 -4
est ce	-1 -1 -1 8 -1 -4
est ce que	-1 -1 -1 8 -1 -4
even	8 -2 4 1 -1 -10
ever	-21 -3 3 -6 -3 31
ever $	-14 0 -3 -4 -1 22
every	-13 -12 18 -8 -11 26
every day	17 1 3 -2 -2 -18
every day $	-4 0 5 -1 -1 -1
every day .	-4 5 0 0 0 0
every slot	-6 0 -1 -3 -4 13
everyone	-4 9 -1 0 -3 -1
everyone is	-6 11 0 -2 -1 -3
everyone is home	-3 7 0 -1 0 -3
everything	-10 4 -3 1 -1 10
everything .	-3 -1 0 -1 0 7
everything . $	-4 -1 0 -1 0 7
ex	-1 0 -1 16 -2 -13
exactly	-8 -4 -1 15 0 -1
exam	-2 0 -1 -2 -2 8
exams	-18 -7 42 -4 -2 -11
except	-13 -12 -9 -2 0 36
except Doffered	10 -4 -3 0 0 -2
expect	14 -4 -2 -1 -2 -4
expect a	-3 0 -2 0 0 6
expect a written	-3 0 -1 0 0 5
expect you	9 0 0 -1 0 -7
expect you $	8 0 0 -1 0 -7
explain	-5 -1 -1 7 1 0
extension	-9 16 -2 -1 -1 -2
extension will	-8 12 -3 0 -1 0
extension will not	-8 12 -3 0 -1 0
extra	-30 -5 -4 50 -2 -9
extra $	-23 -5 -3 39 -1 -6
eyes	-4 0 -5 -1 14 -4
eyes are	-1 0 -2 0 5 -2
eyes are bad	-1 0 -2 0 5 -2
f	-11 -1 -1 -1 -1 15
failed	-4 2 -2 -2 0 7
failing	1 7 -1 -3 0 -4
fair	-7 0 8 0 0 0
fam	55 9 -8 -2 -2 -52
family	-3 12 1 -4 -1 -5
family here	-3 5 0 0 -1 -1
family here to	-3 5 0 0 -1 -1
family will	-7 7 1 0 0 0
family will be	-7 7 1 0 0 0
far	8 0 -4 6 -1 -8
far $	10 0 -4 0 0 -5
farm	-12 0 18 -2 -1 -3
father	-1 -2 0 5 -1 -1
fee	18 -1 -16 0 -1 0
fees	-5 -1 -1 -2 -1 9
ffs	7 7 -4 -1 -1 -8
ffs finally	8 0 -1 -1 0 -6
ffs finally .	8 0 -1 -1 0 -6
field	-1 1 -3 9 -1 -5
final	11 -5 -1 -1 0 -4
finally	27 -6 4 -5 -2 -19
finally !	7 -1 -2 -1 -1 -2
finally ! !	7 -1 -2 -1 -1 -2
finally $	8 -1 -1 -2 0 -4
finally .	12 -1 -1 -1 0 -8
find	7 -4 -2 3 -1 -1
find Dfull	5 -2 -1 0 0 -1
find Dfull $	5 -2 -1 0 0 -1
finish	-12 16 18 -5 -4 -13
finish $	-20 14 11 -1 -1 -3
finish .	-4 0 8 -1 -1 -2
finish T	-4 14 -3 -1 -1 -5
finish T $	-18 18 0 0 0 0
finish T so	17 -8 -3 -1 -1 -4
finish my	-4 6 0 -2 0 0
finish work	14 -13 3 -1 -1 -2
finish work T	7 -7 3 0 -1 -1
finished	8 1 1 -1 -1 -8
finished .	-2 7 -2 0 0 -2
first	19 -2 -25 -7 3 11
first $	18 -11 -5 11 13 -25
first ,	-3 -8 0 -1 -1 14
first communion	0 -1 -3 0 -1 6
first i	-2 0 -1 -7 0 11
firstchoice	26 -6 -5 -5 -1 -9
firstchoice ,	5 -1 -1 0 0 -3
firstchoice Doffered	20 -4 -4 -2 -1 -10
firstchoice Doffered .	6 -2 -1 0 0 -3
firstchoice Doffered secondchoice	10 -1 -2 -1 0 -5
fit	5 -3 -4 33 -6 -24
fit through	-2 0 -1 11 -2 -6
fit through a	-2 0 -1 11 -1 -6
fitted	-6 0 6 1 0 0
fixed	-4 -1 0 -1 -2 9
flask	8 0 0 0 0 -7
flat	-1 0 -1 -6 -1 9
flat $	-11 0 -1 -1 0 13
flat ,	5 -1 -2 0 0 -1
flat packed	7 0 -1 -5 0 -1
flights	-3 0 6 -1 -1 -2
flooded	-1 1 7 -1 0 -5
floor	39 3 -3 -10 -7 -23
floor .	6 -4 -2 1 -1 -1
floor is	9 -2 4 -6 -1 -4
floor s	-4 0 10 -1 -1 -5
floors	-9 1 13 -3 -1 -2
flower	-4 0 -1 0 0 5
flu	5 0 0 0 0 -3
flying	-3 -1 5 0 0 0
follow	-9 0 0 0 -1 11
follow the	-9 0 0 0 -1 11
football	11 -7 -3 0 0 -1
footy	9 -4 -3 0 0 -1
for	13 -16 13 39 -27 -25
for ?	0 0 -5 -24 0 30
for Dfree	-2 12 -2 -1 -1 -5
for Dfree .	-2 11 -2 0 -1 -5
for Dfull	-14 12 -2 2 -2 3
for Doffered	4 -26 -23 1 -5 48
for Doffered $	2 -3 -5 9 -1 0
for Doffered .	-17 -4 -2 -2 -1 27
for Doffered Doffered	8 -1 0 -1 0 -6
for Doffered T	16 -7 0 -1 -1 -7
for Doffered but	2 -5 -14 -1 0 18
for Dopen	-2 9 0 -2 -1 -3
for a	-2 12 1 -2 1 -10
for a wedding	6 -6 0 0 0 0
for all	-13 0 11 -1 0 3
for all of	-13 0 11 -1 0 3
for any	-3 -2 11 -1 0 -5
for any of	-5 0 11 -1 0 -5
for bev	-1 0 -1 -1 8 -5
for contacting	-11 -6 0 0 -3 22
for dad	11 -6 -1 -2 0 -2
for dinner	-9 -3 13 0 0 0
for duration	-8 -2 -2 -6 10 9
for free	-4 -1 -1 1 0 6
for getting	-2 0 -1 0 -2 6
for getting back	-2 0 -1 0 -2 6
for her	6 -2 -2 0 -1 0
for it	0 -10 -7 32 -7 -7
for it $	-4 -9 2 23 -3 -8
for letting	-5 -1 -4 -3 -2 16
for letting me	-9 -1 -2 -2 -2 15
for me	-11 7 10 14 -22 2
for me $	36 -1 1 -4 -4 -29
for me ,	-4 12 12 -3 -6 -11
for me .	-25 4 -6 -13 0 40
for me ?	0 -5 0 6 0 -1
for me i	12 -3 -1 -1 -2 -4
for me please	-1 -7 0 5 -2 4
for me so	-23 -2 -1 -1 0 27
for me sorry	-2 0 5 0 0 -2
for me thanks	5 4 -1 -1 -1 -6
for me x	-4 2 5 -1 -1 -1
for my	8 2 -7 0 -2 -1
for my mum	9 -1 -5 0 -1 -1
for not	15 2 -9 0 -2 -6
for nothing	-6 -1 -4 -1 0 12
for now	-6 -1 36 -4 -2 -23
for now $	-2 0 18 -2 0 -12
for now .	-2 0 10 0 0 -7
for once	12 -6 -3 -1 2 -4
for once $	5 -2 -3 -1 2 -1
for the	3 2 2 23 -5 -25
for the Doffered	-27 -9 -2 14 -1 24
for the message	5 -3 0 0 0 -1
for the update	-7 -1 -3 -3 -1 14
for these	-6 6 0 1 0 -1
for this	-4 1 6 15 -4 -14
for this ,	-5 2 -1 -1 -1 4
for this customer	-2 0 -1 -3 -1 6
for us	2 -8 33 -11 -11 -5
for us $	-16 -3 38 -7 -3 -9
for us .	5 -8 -1 -2 -2 9
for us i	-2 8 -4 0 -1 -1
for work	10 -7 -1 -1 0 -1
for work T	10 -7 -2 0 0 -1
for you	23 -5 3 -5 -4 -12
for you lot	-4 -2 10 0 0 -4
for your	10 3 -3 -5 -1 -4
for your e	-7 0 -2 0 0 9
for your message	6 0 2 -2 0 -6
foreman	-5 -1 -1 -3 15 -4
forget	-10 0 -5 -1 0 17
forklift	0 -1 0 7 -2 -4
forklift on	0 -1 0 7 -2 -4
forty	-3 0 -1 -1 -1 5
forward	12 1 -1 -1 -1 -9
forward to	12 1 -1 -1 -1 -9
forwarded	-10 0 -2 0 0 14
forwarded .	-9 0 -2 0 0 12
found	-1 -1 -3 -3 0 8
found one	-5 0 -1 -3 -1 10
found one cheaper	-5 0 -1 -2 0 9
free	-8 10 3 -25 19 1
free $	-9 1 2 -2 7 0
free .	-7 -1 8 -1 5 -4
free . $	-6 -1 8 0 0 -1
free Doffered	18 -2 -6 0 0 -9
free Doffered $	18 -2 -6 0 0 -9
free on	1 0 10 -6 -1 -5
free on those	0 0 8 -3 0 -4
free to	1 0 0 -5 5 -1
freundlichen	-2 -5 -15 0 -1 23
freundlichen grussen	-2 -5 -15 0 -1 23
freundlichen grussen $	-2 -5 -15 0 -1 23
fridge	3 5 -5 1 -1 -4
from	8 -2 -31 21 -14 18
from $	-5 0 0 20 -1 -14
from a	-4 -3 -2 -1 1 9
from all	-3 0 0 -2 -2 8
from dialysis	10 -8 -1 0 0 -1
from dialysis T	10 -8 -1 0 0 -1
from home	19 -8 -7 -3 -2 1
from home $	15 -1 -2 -2 -1 -10
from school	5 -3 -3 3 0 -2
from site	-10 13 -1 -2 0 0
from the	12 3 -16 -3 6 -1
from these	-2 0 -2 -2 -4 11
from this	11 0 0 -2 -2 -7
from uni	-1 0 -1 -4 0 7
from us	-5 -1 7 0 0 -2
from us $	-4 -1 7 0 0 -2
from you	-16 -3 -5 -3 -2 29
from you $	-10 0 -4 -7 -1 23
front	10 -5 -10 -5 -2 12
front ,	-1 -1 -6 -1 -1 10
front of	6 -2 -2 0 0 -1
full	-27 5 -6 -2 5 26
full of	-25 7 -9 -1 0 28
funeral	-7 2 9 -1 0 -2
funeral on	-5 -2 10 -1 0 -2
furniture	-12 4 -5 6 -2 9
furniture .	-6 4 -1 0 -1 3
further	-10 -9 37 5 4 -27
further availability	-6 0 8 0 -1 -1
further availability .	-6 0 8 0 -1 -1
further notice	-1 0 12 -3 -1 -7
further notice $	-2 0 12 -3 -1 -6
further options	-9 0 17 0 -1 -6
further to	9 -6 0 5 -1 -6
gangplank	-2 0 0 6 -2 -1
garage	-2 -1 -1 8 -1 -2
garden	-8 5 -1 0 -1 6
gas	-26 -5 35 2 -1 -6
gate	-3 -4 -12 -13 -7 38
gate $	10 -1 -5 -4 -1 0
gate ,	-16 -2 -1 -3 -1 23
gate is	-5 0 -1 -2 -1 9
gates	8 0 -1 0 -2 -5
gave	-1 0 -3 5 -2 1
gave you	-1 0 -3 -2 -1 6
gave you this	-1 0 -3 -2 -1 6
gemma	6 2 -1 -1 0 -6
get	33 5 -13 23 -3 -45
get T	-1 -9 13 -2 -1 0
get a	4 -4 -4 17 -2 -10
get a narrower	-2 0 -1 7 0 -3
get a text	6 -3 -1 2 -1 -2
get back	-15 8 -5 -7 -3 22
get back from	-3 5 0 0 0 -1
get back to	-12 0 -3 -6 -3 25
get duration	-9 0 -3 4 15 -7
get duration ,	-6 0 -2 -2 12 -2
get here	5 -4 0 -1 0 0
get here ?	5 -3 0 -1 0 0
get in	-17 21 -2 -3 0 1
get in from	-8 11 -1 -2 0 0
get it	30 -12 -3 -7 -1 -7
get it here	21 -11 -1 -3 -1 -5
get it up	8 -1 0 -7 0 0
get my	-7 -1 -3 32 -2 -18
get my reply	-4 -2 -3 17 -1 -7
get near	-6 0 9 0 0 -2
get out	10 -1 -7 -7 -1 5
get the	21 6 -1 -15 -6 -5
get the driver	6 0 0 0 -5 0
get the keys	0 5 -1 -2 0 -2
get this	0 0 -1 9 1 -10
get to	-9 4 9 -1 -1 -2
get to the	-7 1 9 -1 0 -1
get told	-3 0 -1 7 -1 -2
get told nearer	-3 0 -1 7 -1 -2
gets	-6 0 3 1 0 2
getting	-5 -1 -2 13 2 -7
getting back	-2 0 -1 0 -2 6
getting back to	-2 0 -1 0 -2 6
getting my	-1 0 9 -1 0 -7
gimme	-6 -3 -1 -13 17 5
gimme a	-3 0 -1 -6 21 -11
girl	7 0 6 -1 -1 -12
girl in	-7 0 7 0 0 0
girl in the	-7 0 7 0 0 0
give	-39 -7 -8 -6 42 19
give me	-1 0 -2 -2 5 0
give me a	-2 -3 0 -1 10 -4
give the	0 0 0 -2 5 -2
give us	-7 -5 -1 -5 30 -12
give us a	-9 -3 -5 -5 34 -11
giving	-5 -1 7 0 0 -2
glasses	0 0 -3 -1 6 -2
glasses on	0 0 -3 -1 6 -2
glasto	-3 -1 10 0 -1 -4
go	36 -12 -12 4 -7 -9
go $	6 -1 -6 8 -2 -5
go ,	12 -1 -11 6 -1 -5
go , Doffered	14 -1 -11 0 0 -1
go ahead	-2 -2 -1 -1 -4 11
go ahead with	-5 -2 0 -1 -4 13
go for	16 -4 -3 -2 0 -7
go for Doffered	13 -4 -2 -1 0 -6
go round	-5 0 -2 -1 0 8
go with	17 -3 -2 -1 -1 -10
go with Doffered	15 -2 -2 -1 -1 -10
god	20 -2 7 -4 -2 -19
god bless	8 0 -1 -1 0 -6
god bless $	8 0 -1 -1 0 -6
god knows	-3 -2 9 -1 -1 -3
god knows when	-3 -2 9 -1 -1 -3
goer	11 -2 -7 0 -1 -2
goes	7 -3 -4 -1 4 -3
goes to	0 2 -1 -6 0 4
goes to the	3 3 -1 -5 0 0
going	42 -3 16 -27 5 -33
going ?	-5 3 -1 4 0 -1
going far	10 0 -4 0 0 -5
going far $	10 0 -4 0 0 -5
going in	-2 0 6 -2 0 -2
going nowhere	8 0 -8 0 0 0
going to	18 -1 27 -27 -2 -14
going to say	10 -1 -1 0 0 -7
going to work	-1 0 6 0 -1 -4
golden	12 -3 -3 -1 0 -4
gone	-1 -7 13 -12 -2 9
gone ?	-4 2 -1 -5 0 8
gone T	11 -10 0 -1 0 -1
gone by	-6 6 0 0 0 0
gone by then	-6 6 0 0 0 0
gone then	10 -1 -2 -2 0 -5
gone then Doffered	10 -1 -2 -2 0 -5
good	108 3 -23 -107 -38 -42
good !	10 0 -3 0 0 -6
good ! $	6 0 -2 0 0 -4
good $	31 9 18 -23 8 -37
good ,	7 -19 13 -16 -11 30
good , Doffered	-4 -3 10 0 0 -2
good , but	-3 -1 5 0 0 0
good , i	22 7 -3 -1 0 -24
good , it	5 -1 -3 0 0 -1
good , please	-4 0 14 0 -1 -8
good , thanks	7 -2 -2 0 0 -3
good , the	-3 0 6 0 0 -2
good , yes	-7 0 0 0 -1 9
good .	5 -23 1 -15 -7 41
good . $	22 4 -8 -1 2 -19
good . do	11 -1 -1 -8 -1 0
good . i	13 -3 -1 -1 0 -8
good . is	8 -6 -1 -1 0 0
good . kindly	-6 -1 16 0 -1 -7
good . please	6 0 0 0 -4 -2
good . thanks	-10 0 -3 0 0 13
good . we	7 -1 -4 0 0 -1
good ?	-10 11 0 1 0 -1
good ? $	-10 10 0 1 0 -1
good Doffered	-6 -1 8 0 0 -1
good and i	6 -1 -5 0 0 0
good any	-1 0 -12 -2 0 16
good as i	5 -1 -3 0 0 -1
good but	-48 34 18 -2 -1 -1
good but Doffered	6 -2 -3 0 0 -1
good but can	-19 20 -1 0 0 0
good but i	-5 -3 -3 -1 0 12
good but make	-21 22 0 0 0 -1
good but not	-2 -15 20 0 0 -2
good by	17 2 1 -2 -5 -14
good by me	7 2 8 -1 -4 -13
good by us	11 0 -7 -1 -1 -2
good day	9 -3 -3 -1 -1 -2
good for	48 -12 -12 -5 -5 -14
good for Doffered	8 -5 0 -1 0 -1
good for me	2 7 0 -2 -3 -4
good for the	38 -2 -8 -1 0 -26
good for us	-1 -11 -3 0 -1 17
good here	10 0 -2 0 0 -7
good i	-16 -1 -5 -1 -1 24
good i am	-24 -1 2 -1 -1 24
good jubbly	11 0 -2 -1 0 -8
good jubbly $	11 0 -2 -1 0 -8
good my	7 0 -2 -1 0 -3
good now	-2 0 -4 0 -2 10
good one	8 0 -1 0 0 -6
good pet	8 0 -2 0 0 -5
good stuff	12 0 -2 0 0 -9
good stuff $	10 0 -1 0 0 -8
good thanks	28 -9 -9 -10 -1 2
good thanks $	-2 -8 -4 -2 -1 18
good thanks .	8 0 -1 -6 0 -1
good thanks you	12 0 -2 0 0 -9
good that	9 0 -2 -1 0 -5
good that $	5 0 -1 0 0 -3
good the	10 0 -8 0 0 -1
good though	8 -1 -6 0 0 -1
good to	-8 33 -1 -3 -4 -16
good to me	7 -1 -1 -1 -2 -3
good to my	5 0 0 -1 -1 -4
good to us	9 0 -1 -1 -1 -7
good to you	-6 7 -1 -1 0 0
good with	11 2 -11 -4 -1 3
good with that	21 0 -6 -1 -1 -12
good x	8 0 -2 0 0 -5
good x $	8 0 -2 0 0 -5
goods	16 0 -3 1 -2 -12
goods .	7 0 0 0 -1 -6
goods . $	7 0 0 0 -1 -6
got	-44 24 24 3 4 -9
got $	-3 -1 6 5 -1 -6
got .	12 -1 -3 -1 -1 -6
got ?	0 -5 2 4 0 0
got Dfree	-6 11 0 -1 0 -4
got Dopen	0 5 0 -5 0 0
got a	9 -2 0 0 -5 -1
got any	-1 -3 -2 11 -1 -3
got anything	-11 29 6 -13 -2 -8
got anything T	-9 21 -2 -4 0 -5
got anything else	0 -2 8 -3 -2 -1
got covid	-2 0 12 -1 -1 -8
got for	-1 -7 -1 14 -2 -4
got for me	-1 -6 -1 14 -2 -4
got hands	-1 -3 0 0 5 -1
got her	0 0 5 -2 0 -2
got it	-10 -13 -2 -8 -2 35
got me	5 0 -1 0 0 -3
got my	-2 3 -4 1 -3 5
got that	0 11 0 -11 0 0
got the	-25 -15 23 9 11 -3
got the right	-1 -1 -4 14 -1 -7
got the wrong	-2 0 -8 -4 -1 14
got this	0 8 -8 1 0 0
got to	-6 4 -1 0 -3 6
got to be	-7 13 -1 -1 0 -5
got your	-3 -1 2 -2 -1 5
got your message	-4 0 1 -2 -1 5
gotta	18 -7 -6 -2 0 -3
gotta be	18 -7 -6 -2 0 -3
gotta be Doffered	10 -1 -6 -1 0 -3
gotta be gone	7 -6 0 -1 0 0
grace	-17 -3 -11 -1 0 31
grace $	-16 -3 -11 -1 0 31
grandkids	7 -4 0 0 -2 -1
grey	-7 -1 -3 -2 -3 16
grey one	-4 0 -2 -10 -2 19
grey one $	-9 0 -2 -5 -2 19
grey or	0 0 0 9 0 -9
grey or the	0 0 0 9 0 -9
ground	35 -2 -12 -3 -2 -16
ground floor	35 -2 -12 -3 -2 -16
grussen	-2 -5 -15 0 -1 23
grussen $	-2 -5 -15 0 -1 23
guests	5 -1 -2 -1 0 -1
guys	-4 0 4 6 -1 -5
ha	13 -12 0 0 0 0
had	-23 -39 -6 5 -5 68
had a	-3 -5 12 -4 -1 1
had better	5 -1 0 -1 0 -3
had it	1 -14 -7 -8 0 28
had my	-9 -2 13 -2 0 0
had the	-4 0 0 -8 -1 13
had this	-1 0 -2 -3 -1 6
had this number	-1 0 -2 -3 -1 6
had to	8 -3 0 0 -3 -2
haha	-2 -3 -7 -3 -2 18
haha $	-14 0 -2 -3 -1 20
half of	-5 5 -1 6 -1 -4
half of the	-5 5 0 0 0 0
halfterm	4 5 -3 -2 -1 -3
halfterm so	5 -4 0 0 0 0
halfway	-5 -1 0 -2 0 9
hall	4 -4 -6 -8 3 11
hall $	-1 -2 -1 -3 0 7
hall is	-1 0 0 -1 5 -3
hallway	5 -1 -2 -1 0 -1
handed	-2 6 -3 0 0 -1
handed .	-2 5 -3 0 0 -1
hands	2 -5 -4 -1 13 -4
hands free	-1 -2 -4 0 8 -1
hang	6 -1 -2 0 0 -2
happened	-4 -1 -4 -5 -1 15
happened $	-3 0 -1 -4 0 8
happens	-18 -6 -6 38 0 -8
happens if	-4 -5 -2 17 0 -5
happens on	-13 -1 -4 21 0 -3
hard	5 -2 8 -2 -4 -4
hard .	-2 0 -2 -1 0 6
harder	-10 -1 27 -2 -3 -12
harder $	-10 -1 27 -2 -3 -12
harvest	-5 0 6 0 0 0
has	4 -17 5 24 -9 -7
has a	5 0 0 -11 -2 7
has a key	6 0 -1 -2 0 -3
has been	-7 -1 2 4 -1 3
has come	-2 0 -2 -1 -1 6
has come to	-2 0 -2 -1 -1 6
has it	17 -5 -2 6 -1 -16
has my	-3 0 -4 14 1 -9
has no	-5 0 -5 13 -1 -3
has the	-7 0 4 5 2 -4
has to	13 1 -7 -3 -1 -2
has to be	12 3 -11 -1 -1 -2
have	-31 0 57 1 -26 17
have Dfull	1 -6 0 -1 0 6
have Doffered	10 -5 6 -1 -1 -9
have T	6 -2 -1 -1 0 -2
have a	-22 -7 11 -3 5 16
have a funeral	-7 0 9 -1 0 -1
have a job	8 -2 -6 0 0 -1
have a tooth	-4 0 5 0 0 -1
have anything	-2 0 15 -4 -1 -8
have been	-6 -5 11 -3 -2 5
have been good	-10 -2 20 -2 -1 -6
have booked	13 -2 -1 0 0 -9
have booked the	13 -2 -1 0 0 -9
have cancel	-13 0 0 -2 0 16
have changed	-1 0 -1 -2 0 5
have checked	13 0 -1 -1 0 -10
have checked with	13 0 -1 -1 0 -10
have decided	-1 0 -2 -1 -1 5
have emailed	5 0 0 0 0 -4
have gone	-5 1 -1 -1 0 7
have got	-13 0 32 -6 10 -23
have got $	1 0 -2 7 -1 -5
have got .	12 -1 -3 -1 -1 -6
have got a	5 -5 4 -1 -2 -1
have got the	-26 -6 18 -4 13 5
have guests	5 -1 -4 0 0 0
have had	2 -14 -8 6 2 11
have had a	8 -1 3 -3 -1 -6
have had it	-4 -12 -2 -1 1 18
have heard	-6 -2 -1 0 -1 10
have i	-1 0 -2 20 0 -17
have i paid	-1 0 -2 20 0 -17
have it	-4 10 -1 3 -1 -7
have it on	-2 7 -3 -2 0 0
have just	-3 5 4 -1 0 -4
have just been	-3 5 -2 0 0 0
have let	-6 2 4 -2 -1 5
have messaged	0 0 0 -5 0 6
have moved	-7 -1 -2 -2 -2 14
have my	-10 5 12 -2 -1 -5
have never	-3 0 0 5 0 -1
have no	10 -4 -6 5 -2 -4
have no one	-3 0 5 -1 0 -1
have not	-7 16 -16 -2 -4 13
have not bought	-2 0 -10 -1 -1 14
have not even	-1 0 6 0 -1 -4
have not got	0 16 -2 -1 -1 -11
have not ordered	-2 0 -11 -1 -1 15
have now	2 -2 -3 0 -1 5
have only	9 -3 -1 3 0 -8
have ordered	-3 0 -6 -1 0 11
have our	-6 0 8 0 0 -1
have quantity	-4 -1 -3 -1 3 5
have said	-4 -4 12 0 0 -4
have said Doffered	-4 -4 12 0 0 -4
have seen	-6 0 -3 -1 0 11
have seen my	-6 0 -3 -1 0 11
have split	-7 0 6 0 -1 2
have split up	-7 0 6 0 -1 2
have the	31 11 -3 -15 -6 -19
have the Doffered	34 -12 -2 -13 0 -7
have the T	-14 19 -1 -2 0 -2
have the right	5 -1 -1 -3 0 0
have the wrong	-3 0 -3 -1 0 6
have to	17 -25 -14 13 -9 17
have to ask	-5 -1 -6 -6 -2 21
have to be	25 -9 -9 0 -1 -7
have to leave	19 -12 -2 0 0 -5
have to talk	-9 -1 -1 0 -2 13
have told	13 0 -3 -2 -1 -7
have told the	13 0 -3 0 -1 -9
have you	-22 22 7 28 -6 -28
have you any	-9 0 17 -4 -1 -4
have you got	-13 26 -16 29 -5 -21
he	31 -6 -18 -7 14 -16
he does	8 -2 -2 -3 4 -4
he does not	9 -2 -2 -2 0 -3
he is	25 -2 -13 -1 -7 -3
he is $	-4 -1 -2 12 -1 -5
he is duration	8 0 0 0 -7 0
he is not	17 1 -5 -1 -2 -10
he sorts	-1 0 -1 -1 8 -5
he will	2 -1 -2 -4 8 -3
he will tell	0 0 0 -2 5 -2
head	-1 0 -3 -2 12 -6
head in	-4 0 -1 -1 8 -1
head in $	-4 0 -1 -1 8 -1
headboard	-1 0 -1 5 -1 -3
heads	-3 -4 12 -2 0 -3
hear	2 -2 -2 -3 -3 8
hear the	6 -1 -1 0 -2 -2
heard	-10 -2 -2 5 -1 10
heard of	-2 0 -1 -2 0 5
heat	8 0 -5 -1 -1 -1
heavy	2 -4 -2 11 -1 -5
heavy is	-4 0 -1 11 -1 -5
heavy is it	-4 0 -1 11 -1 -5
hedge	-2 -1 0 5 0 -1
hel	-7 -1 4 -2 7 -1
help	13 17 -7 -13 -6 -3
help $	3 0 -5 -4 -2 8
help carry	4 6 -1 -3 -1 -6
help carry $	4 6 -1 -2 -1 -6
help lift	-1 5 0 -3 0 -1
help me	3 5 0 -4 -2 -2
her	3 -4 1 -5 10 -5
here	35 5 -20 -28 -12 21
here !	20 0 -12 0 0 -8
here $	-4 -5 6 -8 -4 14
here .	11 -3 -6 -2 -5 5
here . $	-2 -1 -6 -1 -2 13
here ?	4 -6 0 -8 0 11
here ? ?	-1 -3 0 -7 0 11
here Doffered $	8 -6 0 -1 0 -1
here T	7 -5 0 0 0 -1
here all	-5 -2 -1 0 0 9
here all day	-6 -2 -1 0 0 10
here and	-2 -1 -1 5 4 -6
here any	-1 0 -2 -1 0 5
here any more	-1 0 -2 -1 0 5
here to	-11 22 0 -6 -2 -3
here to help	-2 10 0 -4 -1 -2
here to lift	-4 8 0 -2 -1 0
hers	-16 -5 -5 37 -2 -9
hi	7 -1 0 0 -2 -4
hi !	9 0 -4 -1 -1 -2
hi $	-19 -1 -7 -5 -1 32
hi ,	-6 -5 -11 15 4 3
hi , Dconflict	-20 -5 0 0 -1 26
hi , Doffered	18 -4 -2 -4 -1 -8
hi , Dopen	-3 6 0 0 -1 -2
hi , any	16 2 -1 -2 -1 -14
hi , could	10 -5 -1 -2 0 -1
hi , i	-13 -8 -2 -2 -4 29
hi , is	-3 -1 0 5 0 -1
hi , the	-13 6 -1 7 -2 3
hi , we	-5 3 6 -3 0 -1
hi .	4 8 -6 3 -3 -6
hi . my	-6 8 0 0 -1 -1
hi can	16 -6 -2 -4 -1 -3
hi do	-4 0 -1 12 0 -6
hi is	21 -3 0 -16 0 -3
hi it	8 -1 0 -1 0 -6
hi it is	8 -1 0 -1 0 -6
hi no	-3 0 11 -1 0 -7
hi no good	-3 0 11 -1 0 -7
hi yes	-3 0 0 -6 -1 10
hiding	6 -2 -2 0 0 -1
him	-5 4 2 -11 2 8
him $	6 -4 -2 -5 -1 6
him .	0 0 0 -1 5 -3
him . $	-1 0 0 -1 5 -3
hip	-9 5 12 0 -1 -7
hip done	-16 4 15 0 0 -2
his	-6 -7 -3 2 2 13
hmm	-9 -2 -4 -3 -1 20
hmm $	-16 0 -2 -3 -1 23
hold	-10 -11 6 -6 18 4
hold duration	-3 -1 -1 -1 10 -5
hold duration .	-2 -1 0 -1 8 -4
hold on	-2 -9 -3 -4 -1 19
hold with	-2 0 0 0 5 -3
holding	5 -1 -1 0 -1 -3
holds	14 0 0 -2 -1 -10
holiday	-11 10 15 -8 -3 -1
holiday Doffered	-16 4 18 -2 0 -3
holiday Doffered $	-11 -3 18 -1 0 -3
holiday Doffered ,	-4 5 0 0 0 0
holiday club	11 -6 -1 0 0 -3
home	15 0 -3 6 -6 -12
home $	27 1 1 -11 -4 -15
home .	19 -7 -10 -1 -1 0
home Doffered	-9 0 18 -2 0 -6
home Doffered $	-10 -2 20 -2 0 -5
home all	1 -4 -6 -1 -1 11
home all T	-7 -4 0 0 -1 12
home and	-6 7 -2 -2 0 2
home both	8 0 -6 0 0 -1
home both days	8 0 -6 0 0 -1
home for	-5 0 10 -1 0 -5
home for any	-4 0 10 -1 0 -5
home on	-13 -4 7 -1 0 11
home on Doffered	-4 -2 7 0 0 -1
home so	8 -5 -1 -1 0 -1
home to	-4 10 0 -2 -1 -3
home with	-2 9 0 -6 0 0
honest	5 -1 -3 0 0 -1
honest .	5 -1 -3 0 0 -1
honestly	25 -8 -10 -2 -1 -4
hoping	6 -1 3 -1 -1 -5
hoping for	9 0 -3 -1 -1 -4
hora	-1 2 -1 7 -1 -6
hosp	-4 5 4 -2 0 -3
hosp Doffered	-3 5 0 -1 0 -1
hospital	-34 -3 62 3 -3 -25
hospital $	6 -5 -1 0 0 0
hospital appointment	-10 -6 30 -2 -1 -11
hospital appointment on	-9 -6 25 -1 -1 -8
hours	-5 -2 -4 -2 0 12
house	-9 6 33 -14 -2 -14
house $	21 -1 3 -3 -4 -16
house ,	-6 -2 6 -2 -1 6
house .	-5 -1 8 -4 7 -4
house full	-10 11 0 0 0 0
house full of	-10 11 0 0 0 0
house is	-6 -2 18 -3 -1 -6
how	3 11 -7 75 -16 -66
how about	-1 23 -3 -19 -1 -1
how do	0 0 -2 9 -1 -6
how do i	0 0 -2 9 -1 -6
how heavy	-4 0 -1 11 -1 -5
how heavy is	-4 0 -1 11 -1 -5
how is	-5 -4 -1 15 -2 -3
how late	-1 -2 -1 8 -1 -4
how long	-10 -1 6 15 -2 -8
how long will	-3 0 -1 6 0 -2
how many	6 -3 -4 14 -1 -12
how many boxes	-2 0 0 5 0 -2
how many men	-3 0 -1 8 0 -3
how much	17 -1 -3 2 -3 -12
how much is	20 -1 -2 -8 -2 -8
how much notice	-2 0 0 6 -1 -3
how to	5 0 0 -1 0 -4
hubby	4 -4 -6 -4 -13 24
hubby can	8 -2 -2 0 0 -3
hubby is	5 1 -3 0 0 -3
human	-8 2 -2 -20 38 -9
human $	-2 2 -2 -5 11 -5
hun	17 9 -1 -5 -2 -19
hun $	9 1 1 -1 -1 -10
hun .	-4 9 -4 0 0 -1
hun x	12 0 -1 -4 -1 -6
hun x $	12 0 -1 -4 -1 -6
hungover	5 -1 -3 0 0 -1
husband	19 -10 -3 -8 -3 5
husband ,	-8 -2 -1 -3 -1 15
husband , who	-4 -1 -1 -3 0 10
husband is	-12 0 2 -3 -1 14
i	-12 7 -11 50 -7 43
i accept	24 0 -5 -2 -1 -16
i accept this	24 0 -5 -2 -1 -16
i am	14 16 37 -38 -3 -18
i am a	-3 8 4 -2 -3 -3
i am afraid	-8 15 16 -8 -3 -12
i am and	9 -1 -13 1 2 3
i am aside	-5 -1 -4 0 0 11
i am at	-5 -4 33 2 -4 -22
i am away	-8 1 16 -1 -1 -7
i am blind	-3 0 -1 0 8 -4
i am doing	10 -2 0 -3 0 -5
i am down	-3 -1 7 0 0 -3
i am driving	-1 0 -6 -1 4 4
i am easy	13 -4 -4 -1 -1 -3
i am eighty	6 -1 0 0 0 -4
i am free	10 0 -9 -1 8 -9
i am getting	-1 0 9 -1 0 -7
i am good	4 0 -8 -3 -1 8
i am have	-17 5 19 -3 -1 -4
i am home	34 9 -15 -8 -1 -18
i am honest	5 -1 -3 0 0 -1
i am in	17 19 -9 -13 -4 -10
i am no	0 0 -5 6 2 -2
i am not	-4 -7 7 -4 5 2
i am now	-15 -4 12 0 0 7
i am off	18 14 -9 -3 -1 -20
i am on	13 1 -7 -7 -1 2
i am only	18 -11 -4 -1 3 -6
i am out	-29 -4 -3 14 -1 23
i am registered	-2 0 0 -3 7 -2
i am retired	5 0 -1 0 0 -3
i am sorry	-5 0 1 0 0 5
i am the	-9 -4 7 -4 -1 11
i am up	6 -3 -1 -1 -1 -1
i am waited	-4 12 -1 -3 -1 -4
i am working	5 -15 20 -6 -3 0
i an	-2 0 17 -4 -1 -10
i aside	-7 2 -1 -3 1 9
i aside .	-8 2 -1 -2 -1 12
i ask	0 0 -4 23 -4 -15
i ask who	0 0 -3 11 0 -7
i be	-2 0 -1 10 -1 -5
i be able	-2 0 -1 10 -1 -5
i bought	-1 0 -1 -1 7 -4
i can	22 -11 -7 -3 3 -5
i can be	16 -5 -5 -2 2 -6
i can do	-5 6 -12 -6 -2 19
i can let	-1 -1 0 8 0 -6
i can not	-55 6 23 4 7 13
i can only	3 5 -3 -1 -1 -4
i can still	13 -11 0 -1 0 -1
i can swap	18 -1 -4 -5 -2 -6
i cancel	-7 -1 0 -11 -2 22
i change	-7 -2 -4 24 -1 -10
i change it	-9 -2 -4 23 -1 -8
i changed	-1 0 0 10 0 -9
i choose	5 -4 -2 11 -1 -8
i choose ,	-5 -1 0 8 -1 0
i collect	2 -2 -1 12 -1 -9
i commute	-1 5 0 -2 -1 -2
i confirm	44 -1 -5 -1 -1 -35
i could	-3 5 9 -1 -2 -9
i could manage	-1 7 -1 0 0 -4
i did	-9 -2 10 -3 -1 6
i do	9 -7 -6 3 11 -10
i do not	14 -13 -6 2 10 -8
i do the	-8 8 0 0 0 0
i drive	-5 -6 11 2 -1 -1
i expect	0 -3 -2 -1 -1 7
i expect a	-3 0 -2 0 0 6
i finish	-17 27 1 -3 -2 -6
i finish T	-12 16 0 -1 0 -2
i finish my	-4 6 0 -2 0 0
i finish work	14 -13 3 -1 -1 -2
i get	-13 -3 7 21 -1 -12
i get a	-3 0 -2 11 -1 -5
i get the	6 -2 -1 -1 0 -2
i got	6 -6 -4 -5 -4 13
i had	9 -4 -1 0 -1 -3
i have	10 -6 -7 -19 -1 21
i have Doffered	10 -2 -2 -1 -1 -5
i have a	-15 -9 15 -3 4 7
i have been	1 -2 -9 0 -2 12
i have booked	13 -2 -1 0 0 -9
i have cancel	-15 0 0 -2 0 18
i have checked	13 0 -1 -1 0 -10
i have decided	-1 0 -2 -1 -1 5
i have emailed	5 0 0 0 0 -4
i have got	-17 -10 32 0 14 -20
i have had	-3 -12 -2 -1 -1 20
i have heard	-6 -2 -1 0 -1 10
i have just	-2 5 -2 0 0 -1
i have no	8 -3 1 -2 0 -3
i have not	-1 16 -27 -1 -2 16
i have now	5 -2 -3 0 -1 2
i have only	9 -3 -1 3 0 -8
i have quantity	-4 -1 -3 -1 3 5
i have seen	-6 0 -3 -1 0 11
i have the	6 22 -2 -19 -1 -5
i have to	10 -12 4 17 -2 -18
i have told	13 0 -3 0 -1 -9
i just	-7 0 -2 3 7 -2
i just come	-3 0 0 5 0 -2
i know	0 3 -4 24 -2 -21
i know this	0 0 -2 7 -1 -5
i leave	0 -5 0 9 0 -4
i left	6 -1 0 -1 1 -5
i look	0 6 -1 -1 0 -4
i look after	-3 6 -1 -1 0 -1
i lose	-1 -5 0 10 -1 -4
i lose the	1 -5 0 5 0 0
i may	11 -3 -4 -7 -2 4
i may be	-4 -2 -3 -3 -1 12
i mean	-10 8 -3 -1 0 7
i mean $	-7 -1 -2 -1 0 11
i meant	6 -2 0 1 0 -5
i might	5 -1 -2 -1 0 -2
i might be	5 -1 -2 -1 0 -2
i moved	0 -7 0 10 -1 -2
i moved Dfull	-1 -6 0 10 -1 -2
i need	-5 26 -5 18 -7 -27
i need to	14 -10 -3 19 -6 -13
i never	-9 1 -3 -19 -1 31
i no	-1 0 6 -1 0 -3
i notmind	16 -2 -2 -1 2 -13
i notmind which	17 -1 -2 -1 -1 -12
i only	3 -2 0 6 2 -8
i ordered	-11 -1 -2 8 -4 10
i ordered a	-2 0 0 -2 -1 5
i paid	-25 -12 -10 30 -2 18
i paid for	-1 0 -3 22 -1 -17
i pay	-2 -1 0 9 0 -6
i pick	-1 -3 -4 15 -1 -7
i pick one	-1 0 -3 11 0 -6
i prefer	15 3 -8 -1 -1 -8
i prefer the	7 2 -6 0 -1 -3
i rang	-6 0 -2 0 0 9
i rent	-1 0 -6 -4 -1 12
i run	-12 -2 21 -2 -1 -3
i run a	-12 -2 21 -2 -1 -3
i said	3 -5 -7 -1 -5 15
i said Doffered	5 -1 -1 0 0 -3
i said i	-13 -2 -5 -1 -4 26
i say	8 -4 -8 10 -1 -6
i say Doffered	-3 -2 -1 10 0 -4
i see	-30 -4 -2 -1 0 38
i shall	6 -3 11 -5 -5 -4
i shall be	7 0 0 -2 -4 -1
i shall have	1 -3 6 -2 -1 -2
i sleep	14 -6 -1 -1 -1 -6
i speak	-1 -3 -1 -1 10 -5
i speak to	-1 -3 -1 -1 10 -5
i suggest	-3 7 -2 -1 0 -1
i suggest Dfree	-3 7 -2 -1 0 -1
i suppose	10 -4 -6 -7 -1 8
i suppose $	6 -3 -6 -5 -1 10
i take	-4 9 0 -1 0 -4
i teach	-4 6 1 -2 -1 -1
i teach Doffered	-4 -1 6 0 0 -1
i think	14 -9 4 -13 -3 7
i think this	-2 0 -2 -1 -1 6
i think you	-4 0 -5 -1 -1 12
i told	8 2 0 -2 0 -8
i told the	5 3 -1 -1 0 -6
i took	-7 -1 4 0 -3 8
i waited	-10 -4 -3 -3 -2 22
i waited in	-4 -4 -1 -2 -1 12
i want	-3 -3 -4 -4 2 12
i want it	-1 0 0 -2 0 5
i wanted	-4 0 -4 -4 0 11
i wanted it	-4 0 -4 -4 0 11
i was	-3 -27 9 -3 0 24
i was going	8 -1 -1 0 0 -7
i was hoping	-4 2 6 -1 -1 -2
i was told	-4 -28 -1 -2 0 36
i will	1 -13 20 -32 -10 32
i will ask	-5 0 -6 -5 -1 18
i will be	-6 -1 24 -5 -3 -8
i will come	0 -2 7 0 -1 -4
i will get	16 0 -1 -13 0 -2
i will have	-10 2 -10 -2 -3 23
i will not	11 -12 2 -2 -1 2
i will see	-8 0 0 0 0 8
i will take	20 -1 -3 -1 0 -15
i will text	-10 0 10 -3 -1 5
i work	-19 18 27 -5 -2 -19
i work Dfull	6 -2 -2 0 0 -1
i work Doffered	-24 -3 35 -2 0 -6
i work from	15 0 -1 -2 -1 -11
i work in	-14 18 -3 -1 0 -1
i would	-14 10 11 -21 27 -13
i would go	17 -2 -1 0 -1 -12
i would have	-5 -3 12 0 0 -4
i would like	-22 -5 -4 -9 13 27
i would love	-11 0 23 -1 -1 -9
i would prefer	4 -3 -1 -2 9 -8
i would rather	4 0 -4 -1 10 -8
i would sooner	1 -1 -4 -1 7 -2
i would want	-1 18 -1 -4 -1 -12
i write	-6 3 -2 -1 0 7
i yes	-20 -1 -7 -3 0 31
i yes $	-8 5 0 -2 0 6
idea	-1 -7 -12 -9 5 24
idea when	6 -5 4 -1 0 -3
identity	9 0 -5 2 -1 -6
ie	11 2 -4 -1 0 -7
if	24 26 -37 19 -13 -20
if Doffered	10 -1 -2 -2 0 -5
if Doffered is	9 -1 -2 -1 0 -4
if T	0 -7 -2 10 0 -1
if i	-3 -21 -24 57 -7 -3
if i am	-5 -10 -20 30 -2 6
if i can	3 -3 -4 -8 -2 14
if i do	5 -1 -1 0 0 -2
if i may	11 -1 0 -2 0 -8
if i pick	-3 -1 -4 15 0 -6
if it	-6 0 -1 -1 -3 10
if it is	1 2 -5 -2 -3 6
if my	13 -3 -1 -2 -2 -6
if my boss	7 -1 0 -1 -1 -4
if no	21 -2 -20 -6 -2 8
if no one	-1 0 -2 -4 0 7
if not	19 -4 -10 -1 -1 -4
if not $	5 -1 -3 0 0 -1
if not Doffered	9 -2 -6 0 0 -1
if nothing	0 -1 -3 -1 -1 6
if possible	-2 13 -7 -1 -1 -3
if possible $	-12 13 0 0 0 -1
if possible ,	9 0 -6 -1 -1 -2
if that	-2 7 -2 -1 0 -1
if that is	-2 5 -1 -1 0 -1
if the	14 -2 0 4 0 -14
if there	25 -1 -19 -6 -2 3
if there is	25 -1 -19 -6 -2 3
if they	12 -3 -1 -1 -4 -3
if we	-5 -2 -2 -1 4 6
if you	12 34 -7 -27 5 -17
if you can	20 21 -5 -21 -2 -13
if you have	-15 9 -1 -1 -4 11
if you promise	5 -1 0 -2 0 -1
if your	-15 18 -1 -2 -1 1
ignore	2 -8 -7 -10 -9 32
ignore all	-13 -4 -2 -1 -1 21
ignore all previous	-11 -3 -2 -1 -1 19
ignore previous	-3 0 -1 -2 0 7
ignore previous instructions	-3 0 -1 -2 0 7
ignore the	17 0 -3 -2 -2 -10
ile	-2 -1 -2 13 -1 -7
ill	-3 -1 14 -3 -1 -7
impossible	-45 -3 58 -3 -2 -6
impossible ,	-19 -1 26 -2 -1 -3
in	0 14 24 4 -13 -20
in $	19 20 4 -3 2 -41
in ,	-5 1 6 2 0 -4
in , so	-4 1 5 0 0 -1
in .	5 -6 -11 -2 3 11
in . $	20 -1 -7 -2 3 -13
in ?	1 -2 -1 5 -2 -2
in Doffered	-8 -6 20 -1 -1 -5
in Doffered $	-17 0 18 0 0 0
in Doffered ,	8 -1 -5 0 0 -2
in Doffered T	6 -4 -2 0 0 0
in T	13 -4 -3 -2 0 -4
in a	-2 -2 -5 -1 -1 12
in a meeting	-5 0 -3 -3 -2 14
in admin	-5 -1 0 -1 0 7
in admin mode	-5 -1 0 -1 0 7
in all	24 -11 -26 8 6 0
in all T	2 -10 -2 0 -1 11
in all day	13 -1 -20 9 7 -8
in all week	10 0 -3 -1 0 -6
in and	9 -3 -4 -1 3 -4
in bed	6 1 0 -2 0 -3
in bed with	5 0 0 0 0 -3
in before	-9 9 0 0 0 0
in before that	-9 9 0 0 0 0
in bits	-5 5 -3 8 0 -5
in bits Doffered	-4 6 -1 0 0 -1
in brittany	-7 0 7 0 0 0
in duration	6 -6 -1 0 2 -1
in either	-2 -11 14 0 -1 -1
in either day	-2 -11 14 0 -1 -1
in first	15 0 0 -2 -4 -8
in for	26 -3 -8 -3 -1 -11
in for Doffered	22 -3 -5 -3 -1 -11
in from	-8 11 -1 -2 0 0
in front	6 -2 -2 0 0 -1
in front of	6 -2 -2 0 0 -1
in hospital	-31 0 38 -1 0 -6
in is	8 -2 -1 -2 0 -3
in it	2 5 -1 -3 -2 -1
in it for	-3 6 -1 -2 0 0
in labour	-18 -1 20 0 0 -1
in law	-3 2 -1 -2 6 -1
in leave	-2 -5 -6 -4 -1 17
in leave it	-2 -5 -6 -4 -1 18
in leeds	4 1 -9 -1 -1 7
in leeds $	-3 1 -5 -1 -1 10
in magaluf	-3 0 11 -1 0 -7
in my	2 -3 -5 -13 -2 22
in my hall	-5 -2 -1 -8 -1 16
in on	-7 -2 25 4 -1 -20
in on Doffered	-15 -2 31 4 0 -19
in on both	6 0 -6 0 0 0
in stock	-5 -1 -1 9 -1 -2
in tenerife	-16 4 18 -2 -1 -2
in the	-34 8 -11 -1 4 34
in the bath	1 -1 -7 -2 -1 11
in the car	-3 -1 5 1 -1 -2
in the day	-18 18 -2 7 0 -4
in the end	5 0 0 -6 0 1
in the garage	-4 0 -1 8 -1 -2
in the garden	-4 5 -1 0 0 0
in the house	-3 -1 20 -4 -1 -11
in the porch	3 -4 -2 -5 -2 10
in the rain	-10 -1 0 1 0 11
in the shed	-1 0 0 -5 0 7
in the shop	-5 -2 -4 -3 -1 15
in the showroom	-12 10 7 -1 -1 -3
in the van	-5 0 4 1 0 0
in theatre	4 -6 -2 -5 -1 10
in then	-1 -2 5 -1 0 0
in then $	-1 -2 5 -1 0 0
in this house	0 -1 9 -4 -1 -3
in to	39 2 -11 -10 -2 -18
in touch	-16 -3 15 -1 0 4
in touch .	-6 -1 2 0 0 6
in touch when	-8 -1 11 0 0 -2
in town	-16 17 -1 0 0 1
in with	10 0 -3 -2 -1 -4
in with the	10 -2 -2 -1 -1 -3
in work	-2 1 7 -2 0 -3
in writing	1 -1 -8 -1 -1 9
in writing .	-1 0 -8 0 0 10
in your	4 0 0 3 0 -6
include	-1 -1 0 5 -1 -2
included	-7 -1 -2 33 -1 -23
inclusive	-5 -3 0 9 0 0
incluye	-1 0 -1 5 0 -3
infirmary	-4 0 6 0 0 -1
innit	7 0 -1 -1 0 -5
innit $	8 -1 -1 -1 0 -5
inside	-1 0 -1 7 -1 -4
instead	-57 103 -9 -24 -3 -9
instead $	-36 44 -2 -2 -1 -4
instead ,	-7 12 -2 -1 0 -2
instead , i	-9 11 -1 -1 0 0
instead ?	-8 30 -2 -19 -1 -1
instead ? $	-6 27 -1 -19 0 0
instead of	8 -3 -2 -1 0 -1
instead please	-16 19 -2 0 0 0
instead please $	-19 19 0 0 0 0
instructions	-13 -3 -3 -4 -1 25
instructions and	-12 -3 -3 -3 -1 22
instructions and book	-6 -3 -1 -1 0 12
insurers	-2 0 6 -1 -1 -2
intent	-14 -1 -2 -2 -1 21
intent accept	-14 -1 -2 -2 -1 21
intent accept offer	-14 -1 -2 -2 -1 21
interest	6 0 0 -6 0 0
interview	5 -2 10 -2 0 -11
into	-16 -2 32 -3 -3 -9
into labour	-2 -3 10 0 0 -5
invigilating	-1 5 -1 0 0 -2
ironing	5 0 -1 0 -2 -1
ironing board	5 0 -1 0 -2 -1
is	4 -4 -6 60 -40 -13
is $	3 6 -18 -15 -2 26
is ,	-13 0 -1 -1 -2 17
is .	12 -7 -1 5 -1 -8
is . $	10 -5 -1 -1 0 -3
is Dfree	-7 29 -4 -23 -3 9
is Dfree free	-1 6 -1 -4 0 0
is Dfree possible	-1 7 -3 -2 -1 -1
is Dfull	-5 19 -1 -6 -2 -6
is Dfull $	-7 15 0 -3 -1 -4
is Doffered	-13 -24 8 6 -2 26
is Doffered $	-31 -4 -4 -13 -1 52
is Doffered i	-4 -4 20 -2 0 -10
is Doffered so	5 -2 -2 0 0 -1
is Doffered the	-2 -5 0 7 0 0
is Doffered works	7 -1 -2 -1 0 -3
is Dopen	-1 11 -7 -3 0 0
is Dopen T	0 5 -5 -1 0 0
is O	-12 -12 -2 41 -1 -14
is O ,	5 -2 -1 -1 0 -1
is O i	-1 -1 0 8 0 -6
is T	22 -23 -9 15 -1 -5
is T $	21 -13 -1 -3 -1 -4
is a	-43 2 42 1 -4 2
is a good	13 -3 -9 -1 1 -2
is a long	-4 0 -2 11 -2 -3
is a nightmare	-19 -4 0 -1 1 22
is a no	-5 -4 20 -3 -1 -8
is all	17 6 -8 -7 -4 -4
is all mouth	7 -1 -4 0 0 -2
is all the	13 -2 0 -4 0 -6
is already	-11 -4 -1 -8 -1 24
is already been	-3 0 -1 -3 0 7
is already here	-1 -2 0 -4 0 7
is any	-9 -2 18 -3 -1 -4
is any good	-4 -2 12 -2 -1 -3
is at	18 -8 -7 1 -1 -4
is being	2 7 1 -4 -2 -5
is being resurfaced	-5 9 -1 0 -1 -2
is best	15 -2 -8 -2 -1 -1
is best for	11 -2 -8 -2 -1 2
is better	20 5 -6 -3 -1 -14
is better $	8 -1 -1 0 0 -5
is better for	1 8 -2 -3 -1 -3
is bin	-2 -8 -10 -5 0 26
is bin day	-2 -8 -10 -5 0 26
is broke	6 0 0 -5 0 0
is broken	-14 -2 -1 -2 0 19
is broken $	5 -1 0 0 0 -4
is by	5 -1 -1 0 0 -3
is by the	5 -1 -1 0 0 -3
is calm	9 0 -1 -4 0 -4
is calm $	9 0 -1 -4 0 -4
is chocka	6 -5 0 0 0 -1
is chocka .	6 -5 0 0 0 -1
is coming	15 -1 -1 -11 0 -2
is complicated	-7 -1 -2 -7 21 -4
is complicated $	-4 0 -1 -6 15 -3
is doing	-4 0 -1 -1 8 -1
is doing my	-4 0 -1 -1 8 -1
is duration	8 0 0 0 -7 0
is first	6 0 0 -1 0 -5
is for	6 1 -2 -2 -2 0
is for her	5 -2 -1 0 -1 -1
is free	11 -4 -1 0 4 -10
is free .	-1 0 0 -1 5 -3
is full	-15 -3 -8 -1 0 28
is full of	-15 -3 -8 -1 0 28
is going	-8 4 12 -4 -1 -4
is going in	-2 0 6 -2 0 -2
is going to	-4 0 7 -1 0 -1
is gone	12 0 -2 -3 0 -6
is gone then	9 -1 -2 -2 0 -4
is good	50 10 -52 -21 -12 20
is good $	39 0 -25 -1 -1 -12
is good ,	13 -8 -4 -2 -2 3
is good .	5 -10 4 -3 -2 6
is good any	-1 0 -12 -2 0 16
is good as	-4 0 7 0 0 -2
is good but	-39 46 -3 0 0 -4
is good for	15 -8 -2 -3 -1 -1
is good i	-29 -2 -2 0 0 33
is good thanks	-4 -1 -3 -2 0 10
is good to	21 0 -2 -2 -2 -14
is got	-10 16 -2 -4 2 -1
is got to	-9 15 -1 -1 0 -4
is gotta	11 -1 -6 -1 0 -3
is gotta be	11 -1 -6 -1 0 -3
is have	-5 0 10 -4 0 -1
is here	1 10 -3 -10 -1 3
is here $	-3 3 -3 -4 0 7
is here to	-4 7 0 -3 -1 0
is home	-5 9 -1 -5 -2 3
is home $	0 0 0 -3 -1 5
is home to	-4 10 0 -2 -1 -3
is in	18 -3 -8 -10 -4 7
is in $	9 -6 -1 0 0 -1
is in my	-2 -1 -1 -6 0 10
is in the	3 8 -3 2 -2 -8
is it	0 -15 -11 41 -6 -9
is it $	-20 -1 -4 -2 -1 28
is it both	-1 0 -1 7 0 -4
is it coming	-3 0 -1 14 0 -10
is it the	7 -1 0 -2 0 -3
is less	-2 0 -2 10 -1 -4
is less likely	-2 0 -2 10 -1 -4
is literally	-4 3 6 -2 0 -3
is manned	8 0 -2 -1 0 -5
is mr	-2 0 -2 -5 -1 10
is my	19 -1 8 -1 4 -29
is my daughters	33 -1 -1 -2 0 -29
is my day	-1 5 -1 0 0 -1
is no	-2 5 -10 -6 11 1
is no answer	2 -3 -3 -2 0 6
is no charge	6 -1 -2 -2 -1 -1
is no good	-3 3 -22 -2 14 10
is no use	-12 6 18 -1 -1 -10
is nobody	-21 -3 32 -8 -1 1
is nobody there	-10 -1 18 -5 0 -2
is not	-15 0 30 -14 1 0
is not a	-4 0 -3 6 -1 2
is not good	-18 -1 22 0 0 -2
is not out	0 0 5 -1 0 -4
is not sandra	-1 0 -5 -1 0 8
is nothing	0 0 0 5 -1 -4
is number	5 0 -2 0 0 -2
is off	-4 -1 0 -4 6 3
is ok	30 -8 -15 -17 -2 12
is ok $	14 -4 -7 -1 -1 -2
is ok .	8 -1 -1 -6 0 0
is ok but	-8 0 -3 -2 0 14
is ok for	6 -1 -2 0 -1 -2
is on	5 -1 0 0 -1 -3
is only	-3 0 -4 3 -2 6
is open	12 -5 -1 -1 -1 -5
is out	-22 15 -3 -1 -1 11
is out ,	-4 9 -1 0 0 -4
is out .	-2 9 -1 0 0 -5
is out of	-19 -4 -1 0 0 25
is parking	-2 0 0 9 -2 -5
is paying	-1 -1 0 7 1 -6
is paying for	0 0 0 6 0 -6
is permit	1 -1 0 7 -1 -6
is permit only	1 -1 0 7 0 -6
is phonenumber	9 -1 0 -1 -7 0
is place	-9 0 -2 -1 0 12
is poor	-2 0 -4 -4 0 11
is possible	3 -2 5 -3 -1 -2
is quantity	-5 -2 -1 2 0 7
is snow	-4 0 0 6 0 -2
is soft	7 -4 -2 0 0 -1
is sooner	7 0 0 -1 0 -5
is still	5 0 -1 -1 -1 -2
is that	-8 -19 -5 49 -3 -12
is that Doffered	-6 -8 -2 19 0 -2
is the	-15 0 1 38 -3 -21
is the Dfull	-4 10 0 -6 0 0
is the Doffered	-20 -4 -2 11 -1 16
is the day	-6 0 15 -6 0 -3
is the difference	-2 -3 0 7 0 -2
is the one	9 1 -4 -3 -2 0
is the only	-4 9 2 0 3 -9
is then	8 -5 -1 -1 0 -1
is then $	6 -5 0 -1 0 0
is there	-15 17 16 5 7 -30
is there $	0 -1 20 -9 -1 -9
is there a	-6 3 -1 -1 13 -8
is there an	-8 13 -1 -1 0 -3
is there any	2 -9 -1 8 0 0
is there anything	3 11 8 -19 -2 -2
is this	-18 -3 -6 76 -7 -42
is this a	-4 -2 -2 19 -2 -9
is this for	0 0 0 -16 0 17
is this from	-6 0 0 13 -1 -4
is this legit	-3 0 -1 13 -1 -9
is this please	-1 0 0 8 -1 -5
is typing	2 0 0 -3 5 -4
is typing this	2 0 0 -3 5 -4
is under	-5 0 -3 -6 -1 15
is under the	-5 0 -3 -6 -1 15
is up	-1 -2 -1 -5 7 3
is upstairs	5 0 -1 0 0 -4
is wet	-7 0 -5 -2 -1 15
is wet concrete	-5 0 -2 -1 0 8
is what	6 -1 -2 -32 -1 29
is what we	7 -1 -1 -1 0 -5
is when	-25 30 -3 3 -1 -4
is when i	-22 27 -1 -2 0 -2
is when my	-3 -2 -1 6 0 0
is working	4 -1 -1 4 0 -6
is wrong	9 0 0 0 0 -8
is yes	2 -4 -4 -3 -1 8
is yes $	-6 3 -4 -1 -1 9
is your	-1 -1 -1 11 0 -8
it	9 -6 -28 66 -17 -19
it $	-22 20 -26 13 26 -12
it ,	-1 -15 12 11 -2 -5
it .	-7 10 -1 7 -6 -4
it . $	-2 5 -2 5 -4 -3
it Dfree	-6 16 -3 -1 -1 -4
it Dfree $	-2 7 -3 0 0 -1
it Dfull	-3 15 -9 -4 -2 4
it Doffered	6 7 0 -8 -1 -3
it Dopen	-6 -7 -2 -4 -1 21
it T	-3 14 -1 -8 -1 -1
it a	-5 -1 30 -7 -5 -12
it after	-5 -3 0 11 0 -2
it after $	-5 -3 0 11 0 -2
it any	-3 -1 -3 -5 -2 15
it any more	-3 -1 -3 -5 -2 15
it as	-13 -1 0 15 0 -1
it as well	-13 -1 0 15 0 -1
it assembled	-4 0 -1 8 0 -3
it at	8 -1 -2 1 0 -6
it be	-34 36 15 -11 5 -10
it be Dfree	-4 6 -1 -1 0 0
it be T	-41 49 -2 -4 0 -1
it be left	-4 -1 -5 13 -1 -2
it be on	-4 -1 -1 7 0 -1
it be possible	0 2 -3 -8 8 0
it be the	16 -11 -2 -2 0 -1
it both	-1 0 -1 7 0 -4
it came	-3 -11 -1 -22 -1 38
it came past	-2 -8 -1 -12 -1 23
it can	1 -1 -3 6 0 -2
it come	2 3 -2 5 -1 -7
it come flat	7 0 -1 -5 0 -1
it coming	-3 0 -1 14 0 -10
it coming from	-3 0 -1 13 0 -9
it fit	-5 0 -1 15 -2 -7
it fit through	-2 0 -1 11 -1 -6
it for	-9 4 23 -1 -2 -16
it for now	-5 -1 24 -2 -1 -15
it goes	6 0 -1 -5 0 0
it here	21 -11 -1 -3 -1 -5
it here Doffered	8 -6 0 -1 0 -1
it i	-6 0 10 -3 -1 0
it in	-8 -10 -9 18 -3 13
it in $	-2 0 -2 7 -1 -2
it in .	-2 0 6 0 0 -3
it in the	-3 -5 -4 2 -3 13
it is	55 -3 -15 -48 -2 7
it is $	3 -1 -2 -32 0 33
it is .	9 -7 -1 5 -1 -6
it is Doffered	12 -2 -3 2 0 -9
it is T	8 -5 0 -2 0 -1
it is a	-6 18 5 5 -3 -19
it is all	8 -2 -2 -5 -3 5
it is already	-4 -2 -1 -7 0 15
it is complicated	-4 0 0 -1 9 -3
it is going	-10 4 12 -3 0 -4
it is got	-8 14 -1 -1 0 -4
it is gotta	11 -1 -6 -1 0 -3
it is in	-1 -1 -1 -7 0 10
it is my	-4 -1 0 0 6 -1
it is number	5 0 -2 0 0 -2
it is permit	-2 0 0 7 0 -4
it is place	-11 0 -1 -1 0 12
it is the	-14 -3 5 2 -2 12
it is then	8 -5 -1 -1 0 -1
it is up	6 0 -1 -10 0 5
it must	-1 9 -5 0 -2 -1
it must be	-1 9 -5 0 -2 -1
it myself	-1 -1 -1 15 -1 -11
it off	-2 -8 -1 -4 0 16
it off .	9 -1 -1 -1 0 -7
it off Dfull	-12 -6 0 -1 0 19
it on	16 1 -6 -4 -2 -5
it on the	-1 -1 -2 -5 2 7
it or	-1 0 0 6 0 -4
it out	10 0 0 -6 0 -4
it over	-6 -1 -3 -4 -1 15
it over the	0 -1 -2 -4 0 7
it past $	-2 0 -1 -2 0 5
it round	4 -4 -3 -7 -1 11
it round the	6 -3 -3 -6 -1 7
it take	-3 0 -1 6 0 -2
it the	14 -4 -1 -4 0 -5
it the Doffered	7 -3 -1 -1 0 -1
it then	1 6 -6 0 0 -1
it this	-8 -7 14 -12 -4 16
it this T	-7 -7 -1 -7 -2 24
it through	-3 -7 0 -3 19 -6
it through ,	-6 -6 0 -1 16 -3
it to	-6 -1 5 8 -2 -5
it to the	-2 2 7 -6 0 -1
it together	-3 0 -1 7 0 -3
it up	11 -3 -5 1 0 -5
it upstairs	-5 -2 -2 18 -1 -9
it upstairs $	-5 -2 -2 16 -1 -7
it was	-3 -3 -1 6 -1 1
it will	22 -5 -1 -9 0 -7
it will be	7 -3 5 -5 0 -4
it will have	14 -2 -5 -4 0 -3
it with	-22 -7 -8 -6 -1 43
it would	9 -3 -3 0 0 -3
it would be	9 -5 -2 2 0 -3
it yes	-7 0 0 5 0 3
it yet	-7 0 13 -2 -1 -2
it yet $	-7 0 11 -2 -1 -2
item	-7 -2 -2 -9 -2 22
je	-5 0 -1 -1 0 8
je n	-4 0 -1 -1 -1 8
je n ai	-4 0 -1 -1 -1 8
jest	0 7 0 -5 0 -2
jk	-21 -1 -5 -3 -1 31
joan	5 -2 0 0 0 -2
job	6 13 -13 -9 -3 6
job Doffered	-3 9 0 -6 0 0
joke	-2 -4 -4 -6 -3 19
joke of	0 -1 -4 -3 -2 10
joke of a	0 -1 -4 -3 -2 10
jubbly	11 0 -2 -1 0 -8
jubbly $	11 0 -2 -1 0 -8
july	-1 5 -2 0 0 -1
jury	-7 -1 29 -4 -2 -15
jury service	-7 -1 29 -4 -2 -15
jury service all	-6 0 25 -4 -1 -13
just	13 -8 4 14 -1 -21
just been	-7 4 5 0 -1 -1
just come	15 -1 -4 1 -1 -10
just come Doffered	11 -1 -3 -3 0 -4
just drop	-13 -1 -1 18 0 -3
just found	5 0 -2 -1 0 -2
just get	15 -6 -1 -4 0 -4
just get it	13 -5 -1 -2 -1 -4
just leave	4 -2 -3 -8 -1 10
just leave it	9 -2 -3 -6 -1 2
just now	0 0 6 0 0 -6
just now .	0 0 6 0 0 -6
just ring	-3 0 -1 0 6 -1
just ring me	-4 0 -1 0 7 -1
just seen	6 0 -4 0 0 -1
just seen this	6 0 -4 0 0 -1
just the	13 -1 -12 9 0 -8
just the one	-1 0 -3 8 0 -4
kann	-2 0 17 -4 -1 -10
kann i	-2 0 17 -4 -1 -10
kann i an	-2 0 17 -4 -1 -10
karen	-1 0 -6 9 5 -6
keep	1 13 -4 4 -1 -13
kettle	6 -1 -1 -1 0 -2
key	13 -2 -9 -12 -2 13
key $	6 0 -4 -2 -1 1
key .	6 0 -1 -2 -1 -3
key is	-4 -1 -4 -6 -1 15
key is under	-5 0 -3 -6 -1 15
key safe	6 -1 -1 0 0 -3
key safe is	6 -1 -1 0 0 -3
keys	-4 7 16 -5 1 -15
keys $	-3 2 8 -1 -1 -5
keys and	-2 0 9 -1 3 -9
keys so	5 -1 -1 -1 0 -2
kids	14 9 -9 -15 11 -9
kids $	-5 -3 -1 0 13 -4
kids are	8 3 -3 -3 -1 -3
kids are at	6 -1 -3 0 0 -2
kids back	-5 6 -1 0 0 0
kids back at	-5 5 0 0 0 0
kierowca	-1 -1 -1 8 -1 -4
kierowca zadzwoni	-1 0 -1 5 0 -3
kierowca zadzwoni wczesniej	-1 0 -1 5 0 -3
kind	6 -4 0 -3 3 -3
kindly	-5 -3 10 -1 1 -1
kindly confirm	0 0 -8 0 0 10
kindly confirm in	-1 0 -8 0 0 10
kindly let	-4 0 6 2 -1 -2
kippur	-9 -3 10 0 0 3
kitchen	-14 0 34 -8 -5 -8
kitchen floor	-5 2 5 -1 0 -1
knock	14 -4 -6 -2 -1 0
knock hard	0 -1 -3 -1 -1 5
knock hard .	-2 0 -2 -1 0 6
knock loud	10 -3 -2 0 0 -4
knock loud $	8 -2 -2 0 0 -3
know	-43 -15 -11 16 -8 62
know $	-8 -1 -17 4 4 19
know .	-2 -2 -3 0 -2 9
know . $	12 -1 -1 2 -2 -10
know Dfull	2 -4 -1 -3 -1 7
know Dfull $	-2 -2 -1 -3 0 9
know Doffered	-16 -2 -3 -8 0 29
know Doffered $	-16 -2 -3 -8 0 29
know the	-2 0 -3 26 -2 -18
know this	0 0 -2 7 -1 -5
know this is	0 0 -2 7 -1 -5
know what	-10 0 -1 0 0 11
know when	-9 -1 23 -3 0 -10
know when it	-5 0 10 0 0 -5
know when the	-2 0 5 -2 0 -1
know whether	-1 -1 0 5 -1 -1
know which	-6 0 7 0 1 -2
know yet	-1 0 -6 -6 -1 14
know yet $	-1 0 -6 -6 -1 14
knows	-4 -2 9 -4 10 -9
knows when	-4 -2 9 -1 3 -6
l	-5 4 -1 6 -1 -3
la	0 -1 -1 5 0 -4
labour	-19 -4 30 0 0 -6
lad	6 -2 -2 16 -2 -16
lad $	6 0 -1 0 0 -4
ladder	-3 -2 -1 -2 10 -2
ladder $	-3 -2 -1 -2 10 -2
lads	-9 -11 -7 18 -3 13
lads $	5 -1 -1 -1 0 -1
lady	6 0 -6 0 0 0
laid	5 1 -2 -2 -1 -1
land	9 -5 0 0 -3 -1
landline	-6 -6 -13 0 27 -3
landlord	23 -5 5 1 -2 -22
landlord has	-6 0 7 -1 0 0
lane	9 -3 -4 5 0 -7
lane is	-1 -2 -1 5 0 -2
largest	-13 -1 -2 23 -4 -3
largest carton	-2 0 0 6 -2 -2
lass	0 0 -1 -1 -3 5
last	1 -7 -11 25 -7 -1
last lot	3 -3 -4 18 -3 -12
late	11 -12 -7 8 -3 2
late Doffered	14 -1 -9 0 0 -3
late on	5 -3 -1 0 -1 0
later	-27 28 -6 -1 -3 9
later $	-3 -3 -5 4 -2 10
later ?	-3 8 0 -4 0 0
later ? $	-3 8 0 -4 0 0
lates	9 -2 -2 -1 -1 -3
lates Doffered	-6 8 -1 0 0 0
lates Doffered so	-8 9 0 0 0 0
law	-3 2 -1 -2 6 -1
lawn	-1 -2 -1 0 -1 5
least	-6 0 3 0 -2 5
leave	-7 -5 11 -17 -17 34
leave T	11 -6 -1 0 0 -4
leave T $	5 -3 0 0 0 -2
leave and	-4 -1 7 2 0 -4
leave for	16 -12 -3 0 0 0
leave for a	6 -6 0 0 0 0
leave for work	10 -7 -2 0 0 -1
leave in	-4 -1 -1 -2 0 8
leave it	-31 16 21 -14 -10 18
leave it $	0 18 -1 -4 -1 -11
leave it for	-2 0 8 0 0 -6
leave it in	1 -4 -2 10 -2 -3
leave it on	0 -1 -2 -5 0 8
leave it with	-22 -7 -8 -6 -3 45
leave the	7 -5 -2 5 0 -5
leave with	-5 -1 -7 -6 -2 22
leave with place	-12 -1 -5 -6 -2 26
leaves	6 -1 -3 0 0 -1
leaving	-5 1 4 0 0 0
leaving do	-6 2 5 0 0 0
leeds	7 1 -10 -4 -2 7
leeds $	-3 1 -5 -1 -1 10
left	-1 -3 -6 16 4 -10
left for	-1 0 6 -1 0 -4
left with	-3 -1 -5 13 -1 -3
leg	-10 -4 46 -2 -4 -27
legit	-3 0 -2 19 -1 -13
legit ?	0 0 -1 6 0 -5
legit ? ?	0 0 -1 6 0 -4
legs	-6 -1 -7 3 -2 13
legs on	-2 0 -1 6 0 -3
leicester	-4 -2 7 0 0 0
lemon	-2 -3 0 0 0 6
less	-2 0 -2 10 -1 -4
less likely	-2 0 -2 10 -1 -4
less likely to	-2 0 -2 10 -1 -4
let	20 -7 15 -21 -21 13
let me	-11 2 1 -1 -9 17
let me check	-19 0 -1 -1 -1 23
let me know	9 -1 -1 4 -3 -8
let me look	-5 0 -1 -1 0 7
let us	37 1 1 -12 -6 -20
let us do	29 -1 -6 -10 -3 -10
let us me	8 -1 -1 -1 -2 -4
let us say	5 1 -3 -1 -1 -2
let you	-12 -9 8 -7 -5 25
let you in	4 -1 7 -2 -2 -5
let you know	-16 -8 2 -5 -3 31
letting	-1 -3 -5 -3 -2 14
letting me	-9 -1 -2 -2 -2 15
letting me know	-9 -1 -2 -2 -2 15
level	-4 5 0 0 0 0
liability	-1 -1 -1 6 -2 -1
lie	12 -4 -3 -1 0 -3
life	10 -2 -4 -1 0 -3
lift	2 10 -13 5 -4 0
lift $	2 1 -5 10 0 -7
lift .	-1 8 -2 -3 -1 -2
lift . $	-4 9 -2 -3 0 0
lift ?	0 0 -6 7 0 0
lift ? we	0 0 -6 7 0 0
lift and	-3 -1 -1 0 0 5
lift is	0 -6 -1 -9 -1 17
lift is working	6 -1 0 0 0 -4
lift it	-7 9 0 1 -1 -2
lift it $	-7 6 0 3 -1 -1
lifts	-2 -4 0 12 0 -5
like	39 0 -23 -17 1 0
like $	19 6 -2 -2 -1 -19
like Dconflict	-19 -5 0 0 -2 27
like Dconflict ,	-5 -4 0 0 -1 10
like a	1 -7 -3 -5 -10 24
like a lemon	-2 -3 0 0 0 6
like i	8 -1 2 -1 0 -8
like past	2 -1 -4 9 -2 -3
like past $	4 -1 -3 9 -1 -8
like the	17 -10 -4 -3 -2 2
like the Doffered	6 -2 0 0 0 -3
like to	-5 1 -2 -7 11 3
likely	-2 0 -2 10 -1 -4
likely to	-2 0 -2 10 -1 -4
likely to get	-2 0 -2 10 -1 -4
lilo	5 0 -2 -1 -1 -2
line	0 0 -1 -2 -2 5
list	-24 6 -5 -5 -2 30
list $	-2 -2 -2 -3 -2 11
literally	-5 3 11 -3 -1 -5
little	-8 14 -4 3 0 -5
live	4 -5 -13 4 -4 15
live here	8 -5 -5 -2 -1 5
live here any	-1 0 -2 -1 0 5
loading	-2 7 -1 -1 0 -3
loading bay	-2 7 -1 -1 0 -3
lol	-4 6 7 -16 -6 12
lol $	7 -2 -9 -10 -5 18
lol .	0 12 -9 0 0 -3
london	-3 5 -1 0 0 0
long	16 -7 -2 25 -5 -28
long as	31 -5 -6 -7 -2 -11
long as there	5 0 -1 -2 0 -2
long as they	5 0 -3 -1 0 -1
long time	-4 0 -2 10 -1 -3
long will	-3 0 -1 6 0 -2
long will it	-3 0 -1 6 0 -2
longer	-11 -2 -27 -1 -1 43
longest	-2 0 0 5 -2 -1
look	-5 4 -8 -14 -4 27
look after	-3 6 -1 -1 0 -1
look after my	-3 6 -1 -1 0 -1
look at	-12 1 -2 -10 -1 25
look at my	-7 0 -1 -1 0 9
look forward	11 0 0 0 -1 -9
look forward to	11 0 0 0 -1 -9
look later	-5 0 -4 -3 -1 13
look later $	-5 0 -4 -3 -1 13
looked	7 -1 -2 0 0 -3
looked at	6 -1 -2 0 0 -2
looking	3 11 0 -11 0 -2
lorry	18 -6 -11 13 -3 -12
lorry ?	-1 0 -4 8 -1 -2
lose	-1 -5 0 10 -1 -4
lose the	1 -5 0 5 0 0
lost	3 0 9 -1 -1 -9
lot	-21 -15 -3 27 -9 21
lot .	-5 -1 10 0 0 -4
lot are	-2 -3 -1 -4 -1 11
lot of	-13 -1 -2 -8 -1 24
lot of you	-5 0 -1 -6 -1 13
loud	11 -3 -2 -1 0 -4
loud $	8 -3 -2 0 0 -3
love	3 -15 5 -17 6 19
love $	23 -9 -9 -4 -2 0
love ,	8 -5 -2 -4 3 0
love , came	-3 -1 0 0 -1 5
love .	10 -1 -8 0 0 -1
love the	-6 1 -4 -2 -1 11
love to	-14 0 17 -4 -2 3
love to say	-11 -1 23 -1 -1 -9
love x	-11 0 15 -2 -1 -1
love x $	-11 0 15 -2 -1 -1
lover	6 1 -1 -1 0 -5
lover ,	6 -2 -1 0 0 -3
luck	7 -4 -1 2 -1 -3
luv	-3 -1 -1 0 6 -1
ma	-4 -1 0 0 0 6
machine	0 -1 -1 6 0 -3
mad	5 -2 0 0 0 -3
mad $	5 -2 0 0 0 -3
magaluf	-3 0 11 -1 0 -7
mail	-9 -1 -2 3 -1 11
mailbox	-12 -5 -6 -1 -4 28
make	12 15 3 -14 -1 -15
make Doffered	12 -3 -5 0 0 -4
make either	-5 0 7 0 -1 -1
make it	4 23 -1 -9 -4 -14
make it Dfree	-6 13 -3 -1 -1 -3
make it Doffered	14 -4 -3 -1 -1 -4
make it T	-6 14 -1 -6 0 -1
make it the	6 -2 -1 -1 0 -1
make sure	-6 0 0 -1 -1 9
mam	-9 -1 7 -4 26 -19
man	10 7 -6 0 -4 -8
man nor	-2 8 -2 0 -1 -4
man nor beast	-2 8 -2 0 -1 -4
manage	5 13 -5 -5 -1 -7
manage Dopen	-1 8 0 -3 0 -4
manager	3 -1 -11 1 21 -12
manned	8 0 -2 -1 0 -5
many	10 -2 -8 11 -4 -6
many boxes	-2 0 0 5 0 -2
many boxes is	-2 0 0 5 0 -2
many men	-3 0 -1 8 0 -3
many thanks	0 2 -3 -3 -2 6
many thanks for	-1 2 -3 -3 -2 7
march	9 0 -2 0 0 -6
mark	-12 -4 -3 -7 -2 27
mark as	-12 -2 -1 -1 0 17
mark as booked	-12 -2 -1 -1 0 17
marketplace	-2 0 -1 -4 0 8
marketplace $	-2 0 -1 -3 0 7
mat	0 -4 0 6 0 -2
match	-21 -12 14 -2 -3 24
match ,	-17 -1 18 0 0 0
mate	43 -2 9 -1 -4 -44
mate $	34 -2 17 -15 -5 -29
mate .	5 -1 0 0 -3 -1
mate i	2 -1 -4 -2 7 -1
mate i am	6 0 -3 0 -1 -1
matter	-8 -3 -2 0 2 10
mattress	-14 -3 -1 25 -1 -6
may	6 4 -4 3 -4 -5
may be	-4 -2 -3 -3 -1 12
may i	-4 7 0 9 -3 -9
may i ask	0 0 0 10 -2 -7
maybe	12 -6 -43 -15 -2 55
maybe $	-3 -1 -2 -2 0 8
me	-27 -45 -25 -45 143 7
me !	4 0 3 0 -2 -5
me $	8 5 -25 -21 37 -4
me ,	-18 10 5 10 13 -21
me , Doffered	8 0 -6 0 0 -1
me , no	-1 0 -3 0 5 -1
me , thanks	5 0 -1 0 0 -4
me .	3 1 -18 -17 13 18
me . $	-7 -2 -1 0 10 0
me . Doffered	-21 -1 -11 0 -1 36
me . i	8 3 -2 0 1 -10
me ?	26 -5 -2 -18 3 -4
me Dfull	-2 -5 0 -1 14 -5
me Doffered	-14 1 1 -2 -2 17
me T	-4 -9 -1 -1 20 -5
me a	1 -6 4 0 7 -6
me about	9 -3 -1 -2 -1 -3
me and	2 10 5 -5 -2 -10
me and him	-6 8 7 -7 -1 -1
me back	8 -3 -5 -2 14 -12
me back $	5 -1 -2 0 5 -7
me before	-25 -1 0 0 28 -2
me before you	-25 0 0 0 26 0
me but	10 -1 9 -1 -2 -14
me check	-19 0 -1 -1 -1 23
me down	-8 -2 -3 -5 -3 20
me down for	-5 -2 -2 -2 -2 13
me duck	6 -3 -1 3 -1 -4
me duck $	6 -2 0 -1 -1 -2
me duration	14 -3 0 -5 -4 -2
me first	-14 -1 -2 -1 22 -4
me first $	-14 -1 -2 -1 22 -4
me from	-3 0 -3 -4 -6 17
me from these	-2 0 -2 -2 -4 11
me how	-2 0 6 -2 -1 -2
me i	15 -6 -7 -2 5 -5
me i am	13 -6 -7 -2 5 -4
me in	39 0 -6 -5 -6 -22
me in for	19 -1 -4 -3 -1 -11
me know	1 -2 -4 2 -4 7
me know .	15 -1 -1 0 0 -13
me look	-5 0 -1 -1 0 7
me look at	-5 0 -1 -1 0 7
me luck	8 -3 -1 0 -1 -3
me off	-10 1 -2 -4 -5 20
me off $	5 0 0 0 -1 -3
me off your	-1 0 -1 -2 -1 5
me on	-1 0 -3 -8 17 -6
me or	0 0 0 7 -1 -5
me pal	-9 -2 -4 -1 -3 19
me please	-7 -7 -3 4 18 -4
me please $	-5 0 -1 -1 12 -5
me please ,	-4 -1 0 0 1 6
me please .	0 -3 0 6 -1 -1
me so	-20 -3 -3 -1 -3 30
me so do	7 -2 0 0 -1 -3
me some	-3 0 20 -6 -3 -8
me some other	-1 0 15 -4 -2 -8
me sorry	-2 0 5 0 0 -2
me sorry $	-2 0 5 0 0 -2
me thanks	5 4 -1 -1 -1 -6
me that	-4 -2 8 -1 -1 -1
me that $	-4 -1 6 0 -1 0
me the	-5 0 0 11 -3 -3
me through	-1 0 -4 -1 7 -1
me to	6 0 0 -5 -2 1
me when	5 -2 6 -1 -9 2
me when he	9 0 0 0 -8 0
me when i	-2 -2 6 0 -1 -1
me whether	-6 -2 -1 12 -3 -1
me whether the	-1 -1 0 5 -2 -1
me x	-4 2 5 -1 -1 -1
me x $	-4 2 5 -1 -1 -1
mean	-24 6 -6 28 -1 -4
mean $	-7 -1 -2 -1 0 11
mean Doffered	-8 -2 -3 21 0 -7
mean Doffered $	-8 -2 -3 21 0 -7
means	10 -9 0 0 0 -1
means i	9 -9 0 0 0 0
meant	23 -12 -12 13 -2 -10
meant Doffered	5 -1 -2 0 0 -1
meant Doffered $	5 -1 -2 0 0 -1
meant to	12 -9 -9 13 -1 -5
measure	6 0 0 -5 0 0
meeting	7 -5 -9 -4 -2 13
meets	-34 -9 -3 -3 -1 50
men	5 -5 -7 8 -2 1
men .	-10 -1 0 0 0 11
men are	-1 0 -1 6 0 -3
mention	-7 0 7 0 0 0
mention it	-7 0 7 0 0 0
mess	12 -5 -3 0 -1 -2
message	4 -10 -5 0 1 10
message $	-8 -1 -2 3 3 4
message ,	7 -2 0 -1 0 -4
message .	8 -4 4 0 0 -8
message . i	5 -5 0 0 0 0
messaged	0 0 0 -5 0 6
messages	-4 0 -3 -4 5 6
met	-3 0 -1 -1 -1 5
met with	-3 0 -1 -1 -1 5
meter	5 -1 -1 0 0 -3
meter box	5 -1 -1 0 0 -3
mi	2 -21 -1 -4 29 -4
might	-10 -3 -4 -1 21 -3
milk	-10 0 -5 -1 0 17
mind	8 -3 -14 -13 -3 25
mind the	-1 -2 -8 -9 -2 22
mind the dog	6 0 -2 0 0 -4
minutes	-3 -2 11 -3 0 -3
minutes $	-2 0 6 -2 0 -1
missed	-6 -3 -5 -1 -3 18
missus	-4 2 -2 -1 0 6
mit	-3 -6 -17 10 -1 17
mit freundlichen	-2 -5 -15 0 -1 23
mit freundlichen grussen	-2 -5 -15 0 -1 23
mo	30 0 -4 -2 -1 -23
mobile	0 -5 8 -2 0 -1
mode	-5 -1 0 -1 0 7
mode confirm	-4 -1 0 0 0 5
mode confirm O	-4 -1 0 0 0 5
moment	5 -4 -1 2 -1 -2
money	-8 -1 -6 10 -5 11
money $	-5 0 -2 3 -1 6
montage	-2 -1 -1 6 0 -2
montaje	-1 -1 -1 9 -1 -6
month	-6 16 -2 0 -3 -4
more	-22 -13 -10 -2 -6 52
more $	-8 -2 -14 7 -1 19
more ,	-4 -4 -1 -2 -2 13
more , moved	0 -3 -3 0 0 7
more .	-1 0 -4 -9 -1 14
more ?	-10 -3 13 0 0 0
more ? $	-10 -3 13 0 0 0
most	6 -7 -4 3 4 -1
mother	1 -6 8 -1 2 -4
mother s	-7 0 10 0 0 -2
mouth	7 -1 -4 0 0 -2
mouth $	7 -1 -4 0 0 -2
move	5 17 -3 -8 -4 -7
move in	5 0 -1 -1 0 -2
moved	-9 -16 2 3 -6 27
moved Dfull	-1 -12 -2 17 -1 -2
moved Dfull $	-1 -8 -2 13 -1 -2
moved in	-2 0 16 -3 -2 -10
moved in $	-2 -1 17 -3 -2 -10
moved out	-2 -3 -3 -17 -1 26
moved out ages	-1 0 0 -17 0 19
moving	1 -3 -9 5 0 6
mr	-7 -2 -4 -7 18 1
mrs	1 -14 -3 -3 2 17
much	6 0 -12 -1 8 -1
much $	1 2 -1 4 -1 -5
much .	6 -3 -2 0 0 -1
much appreciated	-6 0 0 -1 0 7
much appreciated .	-6 0 0 -1 0 7
much for	-4 -1 -1 -1 0 7
much for letting	-4 -1 -1 -1 0 7
much is	21 -1 -2 -8 -2 -8
much is it	20 -1 -2 -8 -2 -8
much notice	-2 0 0 6 -1 -3
much to	-2 -3 -1 -1 12 -5
mum	-2 -12 -5 -17 0 37
mum $	-9 -3 -12 -3 -1 30
mum is	12 0 -1 -3 0 -7
mum s	6 -1 5 -1 -1 -9
mum s been	-1 0 8 -1 0 -6
mums	-18 -3 28 -4 3 -5
mums $	-6 -5 12 -1 0 0
muppets	-14 0 -3 -3 -1 21
mush	5 -2 -1 0 0 -2
mush $	5 -2 -1 0 0 -2
must	-4 -1 3 -4 -3 8
must be	7 1 -5 0 -2 -1
must be T	-8 8 0 0 0 0
musze	-1 0 -1 5 0 -2
musze byc	-1 0 -1 5 0 -2
musze byc with	-1 0 -1 5 0 -2
my	-38 -37 -3 40 22 32
my O	-4 -1 0 -2 -1 8
my ankle	-8 0 9 0 0 0
my back so	7 0 -3 0 0 -4
my boss	8 -2 -1 -1 -1 -4
my boss let	6 0 0 -1 -1 -4
my brother	9 0 -3 -5 2 -2
my brother is	10 -4 -3 0 -1 -2
my card	-1 0 0 5 -1 -2
my carer	3 0 -1 -3 9 -8
my cast	-2 1 9 -1 0 -7
my cast off	-2 1 9 -1 0 -7
my chemo	-26 -2 37 -1 -1 -7
my chemo $	-26 -2 37 -1 -1 -7
my dad	9 1 -1 -3 -1 -4
my daughter	2 1 -5 -2 1 3
my daughter is	-3 -1 -1 -4 -1 10
my daughters	33 -1 -1 -2 0 -29
my day	5 6 -5 -2 -1 -3
my day off	5 5 -5 -2 0 -3
my desk	-11 -1 -1 0 0 13
my desk on	-11 -1 -1 0 0 13
my driving	-11 -1 22 -6 0 -4
my driving test	-11 -1 22 -6 0 -4
my ex	-1 0 -1 16 -2 -13
my eyes	-1 0 -3 0 7 -2
my eyes are	-1 0 -2 0 5 -2
my glasses	0 0 -3 -1 6 -2
my glasses on	0 0 -3 -1 6 -2
my good	-4 -1 -2 0 0 7
my hall	-5 -2 -1 -8 -1 16
my hall $	-2 -1 -1 -6 0 9
my head	-3 1 -2 -2 7 -2
my head in	-4 0 -1 -1 8 -1
my hip	-8 -3 14 0 0 -2
my holiday	-2 6 0 0 -1 -3
my husband	18 -9 -3 -8 -4 6
my husband ,	-8 -2 -1 -3 -1 15
my husband is	-12 0 2 -3 -1 14
my lad	1 -2 -4 13 -1 -6
my landlord	24 -1 -1 -2 -1 -18
my last	4 0 -2 4 -1 -5
my lover	6 1 -1 -1 0 -5
my lover ,	6 -2 -1 0 0 -3
my mam	-4 1 -2 -3 26 -17
my manager	3 2 -5 -1 2 -1
my mind	1 0 -5 -3 -1 9
my mobile	5 0 0 -1 -4 0
my money	-4 0 -1 -1 -1 6
my mother	7 -5 -1 -1 2 -2
my mum	-6 -3 11 -13 -2 14
my mum is	8 0 0 -3 0 -5
my mum s	-3 3 7 -1 0 -6
my name	-5 0 -3 -1 -1 11
my name is	-4 0 -2 -5 -1 12
my nan	-16 9 -2 -4 -1 14
my neighbour	-3 -3 -6 6 4 3
my neighbour is	0 0 0 -2 6 -3
my neighbour take	-3 0 -2 8 -1 -2
my nephew	5 -1 -2 0 0 -1
my number	-5 -1 0 1 -1 6
my old	-16 0 -1 37 -1 -18
my order	-5 0 -3 7 -4 6
my order $	-2 0 -1 14 -1 -11
my other	-3 4 -6 6 0 -1
my phone	-3 0 -10 -2 -1 16
my reply	-4 -2 -3 17 -1 -7
my rota	-4 -11 1 2 -3 14
my shift	18 -7 11 -10 -3 -8
my shift $	26 -4 -4 -8 -2 -7
my shift pattern	-9 -2 12 -2 0 0
my shifts	-1 -3 -4 -8 -3 19
my shifts $	-4 0 -3 -6 -2 15
my sister	10 -2 5 -4 -1 -7
my sister s	6 -2 1 -1 -1 -2
my sisters	8 -2 -5 -1 0 -1
my sisters in	5 0 -4 0 0 0
my son	-2 -2 -6 6 2 3
my son is	-6 3 -1 -5 -1 11
my son s	-9 -2 0 15 -4 0
my son will	6 0 -1 0 0 -4
my wife	12 -3 -3 -5 10 -12
my work	0 -1 -3 9 -1 -3
my your	-2 0 -1 8 -1 -3
my your old	-2 0 -1 8 -1 -3
myself	2 2 -2 15 -2 -15
myself $	-3 2 -1 15 -2 -11
myself .	5 0 0 0 0 -4
n	-6 0 -2 6 -1 2
n ai	-4 0 -1 -1 -1 8
n ai rien	-4 0 -1 -1 -1 8
na	-2 -1 -2 12 -1 -6
na pietro	-1 -1 -1 8 -1 -4
na pietro ?	-1 -1 -1 8 -1 -4
name	14 -10 -9 1 -3 9
name .	10 -1 -1 -1 0 -7
name is	-4 0 -2 -5 -1 12
name on	-4 0 0 7 0 -1
nan	-11 7 -2 -4 -1 12
narrow	-7 -2 -8 23 -2 -4
narrowboat	-3 0 -3 8 0 -2
narrowboat and	-2 0 0 6 -2 -1
narrower	-3 -1 -1 9 -1 -4
narrower time	-2 0 -1 7 0 -3
narrower time aside	-1 0 -1 6 0 -3
nativity	0 -1 -2 -2 -1 5
nav	6 -1 -1 0 0 -3
ne	-10 0 13 -1 -1 -2
ne works	-10 0 13 -1 -1 -2
near	-6 0 9 0 0 -2
nearer	-4 -3 -3 13 -1 -1
nearer $	3 -3 -1 5 -1 -3
nearly	6 -1 0 0 -1 -3
need	-11 28 -27 -14 31 -8
need a	-3 -9 -1 -14 34 -7
need it	0 29 -9 -6 -2 -13
need it Dfull	-1 21 -8 -3 -1 -7
need to	6 -21 -12 13 -2 15
need to be	-6 2 -2 8 -1 -1
need to check	3 -2 -3 -7 -5 14
need to move	11 -3 0 -7 0 0
need to pay	-2 0 0 7 -1 -4
need to see	-1 -9 0 -1 -1 13
need to speak	-6 0 -2 -4 0 12
need to talk	-2 0 -1 -2 18 -13
needed	-8 -1 -36 -2 -1 48
needed $	-8 -1 -36 -3 -1 49
needs	16 -12 -5 2 -6 5
needs to	0 -5 -2 -4 -2 13
needs to be	0 -6 -2 -7 -1 17
neighbour	-3 -4 -7 5 4 4
neighbour is	0 0 0 -2 6 -3
neighbour is typing	0 0 0 -3 5 -3
neighbour take	-3 0 -2 8 -1 -2
neighbour take it	-3 0 -2 8 -1 -2
neighbours	9 -2 -3 3 0 -6
neither	-78 8 169 -20 -11 -69
neither $	-15 -12 69 -6 -3 -32
neither date	-13 5 17 -1 -1 -7
neither date is	-13 5 17 -1 -1 -7
neither day	-5 5 2 0 -1 -1
neither day works	-4 5 1 0 0 -1
neither is	-9 -5 22 -2 -1 -6
neither is any	-8 -4 18 -2 -1 -4
neither love	-14 -1 26 -3 -1 -7
neither of	-6 6 8 -2 -1 -4
neither of these	-3 -2 8 -2 0 -1
neither of those	-2 8 -2 -1 -1 -3
neither sorry	-2 6 0 -1 0 -3
neither suits	-6 -1 11 -1 -1 -2
neither works	-12 3 9 0 0 0
nephew	5 -1 -2 0 0 -1
nesses	-1 0 8 0 -1 -5
nesses dias	-1 0 8 0 -1 -5
nesses dias ,	-1 0 7 0 -1 -4
never	-35 -8 24 -29 -9 56
never again	-3 0 -2 -1 -1 8
never again $	-3 0 -2 -1 -1 8
never bought	0 0 -1 -17 -2 21
never bought a	0 0 0 -17 -1 18
never go	6 -2 -2 -1 0 -1
never heard	0 0 0 6 0 -5
never heard of	0 0 0 6 0 -5
new	-1 0 8 -23 -9 26
new carpet	10 -2 -2 -2 0 -4
new cooker	0 5 0 0 -1 -3
new phone	-2 0 -1 -14 -6 23
new phone who	-2 0 -1 -14 -6 23
new tenant	0 -3 -2 0 0 6
new year	-9 1 9 0 0 -1
next	-11 -5 3 27 -4 -10
next door	-2 -8 -8 25 -3 -5
next door $	0 -2 -5 11 -1 -3
nic	-1 0 -2 0 -1 5
nic no	-1 0 -2 0 -1 5
nightmare	-16 -4 0 -1 1 21
nightmare $	-14 -2 -5 -1 -1 23
no	-88 -29 218 -47 -11 -62
no $	-79 -13 133 -13 -8 -19
no ,	-14 -10 59 -7 -6 -23
no , $	-19 -2 51 -2 -3 -23
no , Doffered	-1 -6 11 0 0 -4
no , i	8 -1 -3 -2 0 -2
no , no	-1 0 5 -1 -1 -3
no .	-39 -5 54 -6 -4 0
no . $	-30 -1 44 0 -1 -11
no . Doffered	-12 -6 27 -1 -1 -6
no . i	-7 1 13 0 0 -5
no . what	-3 -1 6 -1 0 -1
no Doffered	4 5 -1 -1 -1 -7
no Doffered no	-2 -1 9 0 -1 -5
no and	-4 -4 18 -3 -1 -6
no and no	-4 -4 18 -3 -1 -6
no answer	3 -4 -5 -3 -1 10
no charge	6 -1 -2 -2 -1 -1
no charge for	6 -1 -2 -2 -1 -1
no delivery	20 -1 -6 -4 -2 -7
no dentist	6 -1 -1 0 0 -3
no for	-31 7 -1 -2 -1 28
no for Doffered	-28 -2 -1 0 -1 32
no from	-8 0 8 0 0 0
no from us	-8 0 8 0 0 0
no furniture	-2 0 -6 -1 0 10
no go	7 2 -5 0 0 -2
no go ,	14 -1 -11 0 0 -1
no good	-80 19 85 -9 9 -24
no good $	-82 -13 64 -4 12 23
no good ,	1 -1 6 -1 0 -5
no good .	-7 -1 10 0 -1 -1
no good Doffered	-6 -1 8 0 0 -1
no good for	34 4 -8 -2 -1 -28
no good i	5 2 3 -1 0 -8
no good to	-24 28 -3 0 0 0
no idea	-8 -1 -10 -9 5 24
no idea when	-1 0 6 -1 0 -3
no lift	6 -2 -6 10 0 -7
no lift $	2 0 -5 10 0 -7
no longer	-7 -2 -26 -1 -1 39
no more	0 -3 -2 0 0 5
no not	20 0 -18 0 0 -1
no one	-6 2 6 -4 -1 4
no one is	-1 0 -2 -4 0 7
no one to	-3 0 5 -1 0 -1
no only	8 0 -6 -1 0 -1
no only just	8 0 -6 -1 0 -1
no preference	53 0 -31 -3 -2 -16
no preference $	45 -1 -26 -2 -2 -15
no scrap	6 -1 -5 0 0 0
no scrap that	6 -1 -5 0 0 0
no signal	2 -6 -13 0 19 -2
no stairs	10 0 -5 -2 -1 -2
no thanks	-11 0 26 -1 -2 -12
no thanks $	-7 0 19 -1 0 -11
no thanks you	-4 0 7 0 -2 -1
no the	12 1 -5 -2 -1 -6
no to	9 -3 34 -4 -6 -30
no to Doffered	31 -2 -10 -2 -1 -17
no to all	-8 -3 22 -1 -3 -8
no to both	-6 -1 14 -1 -2 -5
no to these	-5 0 5 0 0 0
no use	-14 3 36 -3 -4 -17
no use to	-9 3 16 -2 -3 -6
no wait	-15 -1 -16 -2 -2 35
no we	-4 -2 12 -1 0 -5
no x	-15 0 20 -1 0 -4
no x $	-15 0 20 -1 0 -4
no zamawialem	-1 0 -3 0 -1 5
nobody	-47 -5 64 -14 1 2
nobody came	-6 -3 -3 -1 -3 15
nobody came .	-2 -3 0 0 0 6
nobody home	-15 -2 31 -3 -1 -10
nobody in	6 -2 -1 0 0 -3
nobody there	-6 -1 18 -5 0 -6
none	-67 4 139 -18 -10 -48
none de	-16 -1 27 -2 -1 -7
none de both	-2 0 5 -1 0 -2
none de ces	-10 0 13 -1 -1 -2
none of	-18 6 36 -8 -2 -13
none of them	-9 0 21 -2 -1 -9
none of these	-1 -1 7 -5 0 0
none of those	-6 2 8 -1 -1 -3
none suits	-2 0 7 -1 -1 -3
none suits .	-2 0 7 -1 -1 -3
none the	-2 0 12 0 -2 -9
none z	-2 0 18 -4 -1 -11
none z tych	-2 0 18 -4 -1 -11
nor	-15 8 -13 -1 5 17
nor beast	-2 8 -2 0 -1 -4
normally	-8 -13 23 1 0 -3
not	-72 -17 201 -72 -5 2
not $	-9 -11 57 1 -4 -34
not ,	20 -14 7 -2 -2 -9
not .	-23 -7 6 3 0 23
not . $	-17 -6 -3 3 -1 24
not Dfree	0 -9 12 0 -1 -2
not Dfull	-7 -13 23 0 0 -2
not Doffered	-20 16 46 -10 -6 -27
not Doffered $	-19 -9 41 -3 -2 -9
not Doffered ,	8 11 -10 -1 -1 -8
not Doffered .	21 -4 -20 -1 -1 4
not Doffered Doffered	18 -1 -12 -3 0 -2
not Doffered T	-5 14 -8 0 0 0
not Doffered and	-7 -1 13 -1 0 -4
not Doffered but	0 6 -6 0 0 0
not Doffered or	13 2 -9 -2 -1 -3
not Doffered so	8 0 -8 0 0 0
not O	27 -5 -7 -1 0 -14
not T	14 18 -15 -1 -2 -15
not T $	31 -10 -9 -1 -1 -10
not a	18 -7 -16 7 -1 -1
not a T	12 -5 -3 0 -1 -3
not a scam	0 0 -1 7 0 -5
not accept	-5 0 9 -1 -1 -1
not accept delivery	-5 0 9 -1 -1 -1
not agreeing	-2 -1 -6 0 14 -5
not answer	5 -2 -1 0 0 -2
not any	-6 -1 10 0 -1 -1
not any of	-6 -1 10 0 -1 -1
not ask	5 2 -5 0 0 -1
not ask .	5 2 -5 0 0 -1
not at	-11 14 6 -3 -1 -5
not at home	-4 -2 7 0 0 -1
not be	-19 -11 19 3 -1 8
not be back	22 -10 -7 0 0 -5
not be forwarded	-9 0 -2 0 0 12
not be here	-2 0 19 -2 0 -14
not be home	0 -1 11 -1 0 -10
not be in	6 -6 -2 9 -1 -6
not be there	-17 -1 1 -1 0 18
not before ,	-3 5 -1 0 0 -1
not block	14 0 -7 0 0 -6
not book	0 0 -1 -1 7 -4
not bother	-9 -3 14 -1 0 -1
not bought	-2 0 -10 -1 -1 14
not can	-16 -1 18 0 0 0
not can you	-16 -1 18 0 0 0
not come	-5 -3 15 0 -1 -6
not come Doffered	0 -2 13 -4 -1 -6
not commit	-3 0 9 -1 -2 -3
not commit to	-3 0 8 -1 -2 -3
not do	-36 -2 33 -20 10 15
not do $	-6 11 17 -2 -3 -17
not do ,	15 5 -17 0 -1 -2
not do Doffered	-50 -7 -1 -4 -3 65
not do T	14 -14 3 -1 -1 -1
not do any	-3 -1 7 -2 -1 -1
not do either	-5 0 8 -1 -1 -2
not do nesses	-1 0 8 0 -1 -5
not do text	-1 0 -4 -1 13 -7
not do texting	-2 0 -2 -1 9 -3
not do the	-4 -1 6 0 0 -1
not do them	-1 0 5 -1 -1 -1
not down	-2 0 10 -2 0 -6
not down yet	-2 0 10 -2 0 -6
not even	8 -2 5 0 -1 -10
not finish	8 -2 -3 0 -1 -3
not finish T	8 -2 -3 0 -1 -3
not fit	6 -1 0 0 0 -4
not free	-5 1 15 -6 -1 -3
not free on	0 0 11 -5 0 -4
not get	11 13 -1 -14 -6 -3
not get in	-17 21 -1 -3 0 0
not get out	10 -1 -7 -7 -1 5
not get to	-6 -1 9 0 0 -1
not give	-3 3 -4 0 -2 6
not going	-2 -4 17 -2 2 -12
not going far	10 0 -4 0 0 -5
not going to	-17 0 23 -1 -1 -4
not good	-29 -1 45 -1 -1 -13
not good $	-15 -1 18 0 0 -2
not good ,	-6 0 15 0 -1 -8
not good .	-4 0 7 -1 0 -2
not good for	-3 0 5 0 -1 -1
not got	2 15 -3 -1 -2 -11
not got a	2 6 -5 0 -1 -3
not have	9 3 3 -4 2 -12
not have a	12 4 -7 -1 -1 -7
not hold	0 0 -2 0 5 -4
not hold with	-2 0 0 0 5 -3
not in	-3 -13 1 0 -1 16
not in leave	-2 -5 -6 -4 -1 18
not in on	0 -1 -3 5 0 0
not just	5 0 -1 1 0 -4
not know	-26 -3 -8 -10 4 42
not know $	-10 0 -19 -1 6 24
not know when	-4 -1 12 -2 0 -5
not know which	-6 0 7 0 1 -2
not know yet	-1 0 -6 -6 -1 14
not leave	7 1 -3 0 0 -5
not let	4 4 4 -1 -2 -10
not let me	-4 4 5 -1 -2 -3
not lift	1 -1 -3 5 0 -2
not live	-1 -3 -4 -1 -1 10
not live here	-1 -3 -4 -1 -1 10
not make	-6 -1 14 1 -3 -6
not make either	-5 0 7 0 -1 -1
not make it	-2 -1 7 1 -1 -4
not me	-7 0 -11 -3 0 22
not mess	6 -3 -1 0 -1 -1
not move	-4 8 0 0 -1 -3
not moved	-2 0 13 -2 -1 -8
not my	-6 -1 -8 -1 6 10
not on	17 -6 -8 0 0 -3
not on site	16 -5 -8 0 0 -3
not ordered	-2 0 -11 -1 -1 15
not ordered anything	-1 0 -9 0 -1 12
not out	0 0 5 -1 0 -4
not possible	-6 -1 30 -3 -1 -20
not possible $	-2 0 12 0 0 -9
not put	-3 0 -1 0 -1 6
not put it	-3 0 -1 0 -1 6
not read	-2 -1 -6 -1 12 -2
not read these	0 -1 -4 0 6 -1
not ready	-6 0 25 -6 -4 -8
not receive	-10 0 11 0 0 0
not ring	17 -4 -7 -1 -9 4
not ring $	7 -1 -3 0 -2 0
not ring ,	1 -1 -4 0 -3 7
not sandra	-1 0 -5 -1 0 8
not say	-6 -1 -2 31 -1 -22
not say when	-3 0 6 -1 0 -1
not see	-1 0 -3 0 7 -3
not see the	-1 0 -2 0 6 -3
not sleep	7 2 -7 0 -1 -1
not suits	-9 0 19 -3 -1 -5
not suits $	-9 0 19 -3 -1 -5
not take	-2 -2 18 -3 -2 -8
not take any	7 -2 -5 0 0 0
not take it	-9 0 21 -3 -1 -8
not tell	-1 0 9 -4 -1 -3
not tell me	-2 0 7 -2 0 -2
not text	3 -6 -7 0 12 -2
not that	-2 2 10 -2 0 -8
not that day	-1 0 10 -1 0 -7
not the	28 8 -18 -6 -2 -10
not the Doffered	12 -2 -6 -1 0 -2
not the front	-6 0 -3 -1 -1 10
not the one	9 -2 -4 0 0 -3
not this	-2 9 -3 0 -1 -3
not to	5 -1 -1 -1 -1 -1
not turn	-8 -1 -5 -1 -1 16
not turn up	-8 -1 -5 -1 -1 16
not un	-4 0 10 -1 -1 -5
not until	15 -6 -6 0 0 -3
not until T	14 -6 -5 0 0 -3
not want	-3 -2 -12 2 -3 19
not want it	-4 -2 -11 0 -3 19
not what	4 -1 -2 -1 7 -5
not what i	4 -1 -2 -1 7 -5
not work	-23 -2 15 -9 0 19
not work $	-1 -1 27 -6 -1 -19
not work for	-2 -1 6 0 -1 -2
note	9 -2 -1 0 -2 -4
noted	-32 -9 -6 -6 -4 57
noted $	-8 0 -2 -2 -1 13
noted ,	-23 0 -1 -1 -2 28
noted , thanks	-21 0 -1 -1 -1 24
noted .	-6 -2 -1 -1 -1 10
noted . $	-6 -2 -1 -1 -1 10
noted in	9 -5 -1 -2 0 -1
nothing	-4 -4 -14 -6 -9 36
nothing $	-15 1 -10 -6 -1 31
nothing .	-3 0 -3 -1 -3 10
notice	-1 1 11 1 -2 -10
notice $	-2 0 12 -3 -1 -6
notmind	114 16 -35 -28 -9 -58
notmind $	50 0 -8 -7 -3 -33
notmind ,	17 -1 -6 -2 -1 -7
notmind , i	9 -1 -4 -1 0 -3
notmind .	17 5 -10 -1 -2 -8
notmind . $	16 3 -8 -1 -2 -8
notmind just	8 0 -1 -1 0 -5
notmind just come	8 0 -1 -1 0 -5
notmind mate	15 0 -1 -4 -1 -9
notmind which	19 10 -4 -4 -2 -19
notmind which $	6 5 -1 -2 -1 -7
now	-41 6 26 -16 -10 35
now $	-15 5 1 -10 -9 27
now ,	-3 8 5 -1 -2 -8
now .	-2 -4 15 -1 -1 -8
now in	-5 -1 0 -1 0 7
now in admin	-5 -1 0 -1 0 7
nowhere	2 5 2 -1 -1 -6
nowhere to	-6 4 7 0 -1 -4
number	8 -12 -40 -13 2 55
number $	-9 -1 -16 -18 -5 48
number ,	-3 0 -2 -2 -1 8
number , nic	-1 0 -2 0 -1 5
number love	-3 0 -1 -1 0 5
number off	-2 -2 0 -2 -1 7
number on	0 0 -1 5 0 -4
number quantity	-1 0 -2 -3 -1 6
number quantity $	-1 0 -2 -3 -1 6
number s	-3 -1 -2 -1 11 -3
numbers	-1 0 -8 12 -1 -3
nurse	7 -4 -4 2 0 -2
nurse working	7 -5 -2 0 0 0
nursery	2 -1 -2 -6 -1 8
o	-2 -1 1 14 -1 -10
oak	7 -1 0 1 0 -7
of	0 -6 48 -2 -26 -12
of Dfull	2 -6 -1 -1 1 4
of Dfull ,	-1 -5 0 -1 3 4
of Doffered	17 -10 -4 -1 0 -1
of Dopen	-6 8 0 -1 0 0
of Dopen ,	-5 5 0 0 0 0
of T	-8 7 0 2 0 0
of a	14 -3 -15 -2 -5 11
of a company	0 -1 -7 -4 -4 16
of cowboys	-2 0 -1 -4 -1 8
of cowboys $	-2 0 -1 -4 -1 8
of interest	6 0 0 -6 0 0
of it	-5 -5 -1 7 -1 6
of it $	-1 0 -1 -8 0 11
of my	-7 1 16 -4 -1 -5
of our	-3 0 -8 1 -1 11
of the	0 7 -6 20 -5 -14
of the $	6 -1 5 -3 -1 -6
of the dates	3 -1 -2 -1 5 -4
of the day	-5 6 0 -1 0 0
of the largest	-13 -1 -2 23 -4 -3
of the others	11 -2 -8 0 0 -2
of the will	3 5 -2 1 -1 -5
of them	6 -2 23 4 -6 -25
of them $	6 0 7 -2 -1 -9
of them ,	5 1 -1 0 -2 -2
of them .	-10 -1 17 -1 -1 -5
of them days	-4 0 5 6 -1 -5
of these	-15 -7 40 5 -4 -20
of these $	-4 0 9 0 0 -5
of these is	-8 -4 8 6 0 -1
of those	20 -7 30 -11 -7 -25
of those $	11 -1 2 -2 -1 -10
of those ,	5 -6 4 -2 0 0
of those .	0 5 -4 -1 0 0
of those dates	10 0 -1 -4 -2 -4
of those days	11 -1 -4 -2 -1 -4
of those i	-6 1 6 0 0 0
of us	-2 8 -2 -3 -3 2
of you	12 -2 -4 -20 2 12
of you $	-3 0 -1 -5 -1 9
of your	-10 0 -4 6 5 4
off	0 18 -12 -19 -30 43
off $	-9 30 -9 -27 -4 20
off ,	-21 1 6 20 -3 -3
off , it	-6 0 -1 11 0 -4
off .	15 -4 -1 -2 0 -8
off ?	6 -5 -7 21 -1 -15
off ? we	-1 0 -3 5 0 -1
off Dfree	-4 7 -3 0 0 0
off Dfull	-12 -6 0 -1 0 19
off all	-1 5 -1 0 0 -2
off all Dopen	-2 5 0 0 0 -2
off and	-6 0 6 0 -1 1
off for	-2 2 3 2 0 -5
off it	-2 0 0 -6 0 9
off marketplace	-2 0 -1 -3 0 7
off marketplace $	-2 0 -1 -2 0 6
off my	-2 6 0 0 -1 -3
off my holiday	-2 6 0 0 -1 -3
off on	-10 4 -2 -1 -3 13
off sick	11 0 -4 -1 0 -7
off sick so	12 0 -4 -1 0 -6
off this	-2 -1 -1 -5 -2 11
off to	12 -2 -2 0 -1 -7
off with	1 4 3 -1 -1 -6
off work	20 -8 -12 -1 -4 4
off work unpaid	-3 -1 -5 -1 -1 9
off work with	7 -1 -2 0 -2 -2
off your	-5 -5 11 -3 -2 5
off your list	-2 -2 -1 -2 -1 8
offer	-20 1 11 -5 -4 16
offer ,	-14 -1 -2 -2 -1 21
offer , slot	-10 0 -2 -2 -1 15
office	-7 -3 1 -7 13 2
office ,	-5 0 -1 -1 0 6
office is	-3 0 6 -1 0 -1
oh	-13 -3 3 -4 -2 17
oh good	-23 -2 13 0 0 12
oh no	10 -1 -6 -1 0 -2
oh no only	8 0 -6 -1 0 -1
oh thanks	13 0 -1 -2 0 -10
ok	157 -32 -64 -47 -22 -13
ok $	68 4 -19 -8 -3 -41
ok ,	-11 -2 0 -1 -1 14
ok .	35 -3 -6 -9 -1 -16
ok . $	17 -2 -3 -1 0 -10
ok ?	-13 2 -2 20 -1 -6
ok ? $	-10 -2 -2 21 -1 -6
ok Doffered	3 -10 -2 -1 0 10
ok Doffered ,	13 -12 0 0 0 -1
ok as	8 0 -3 -1 -1 -2
ok as long	7 0 -3 -1 -1 -2
ok but	15 -12 15 -45 -3 29
ok but i	8 -3 -1 0 0 -4
ok but not	-24 -1 30 0 0 -5
ok but please	19 0 -8 0 -1 -10
ok dear	8 0 -1 -1 0 -6
ok for	-4 -2 -12 -1 -1 19
ok for Doffered	-10 -1 -10 0 0 21
ok good	-3 0 -3 -1 0 8
ok if	12 -1 -1 -4 0 -6
ok if you	9 0 -1 -2 0 -6
ok only	6 0 0 -5 0 -1
ok only if	6 0 0 -5 0 -1
ok so	-37 0 16 0 0 23
ok thanks $	11 0 -1 0 0 -9
ok too	5 -1 0 0 0 -4
ok with	21 0 -11 -1 -2 -7
ok with me	21 0 -11 -1 -2 -7
ok yes	8 -1 0 -1 0 -6
ok yes ,	5 0 0 -1 0 -4
old	-20 6 -10 40 -6 -9
old one	-26 13 -8 30 -3 -6
old one $	-10 2 -1 28 -1 -17
old one ,	5 0 0 -1 0 -3
old one .	6 0 -1 -5 0 0
old one away	-1 9 -1 0 0 -6
old sign	-2 0 -1 7 -1 -3
old sign for	-2 0 -1 7 -1 -3
omg	-1 0 -1 -6 -1 9
on	-12 -15 8 17 20 -1
on $	4 -6 5 5 -2 -7
on ,	0 -10 8 -3 -2 7
on , no	-1 0 9 -2 -1 -5
on .	5 -2 -4 7 -2 -5
on Dconflict	-12 -3 -2 0 -1 19
on Dconflict .	-12 -3 -2 0 -1 19
on Dfree	-1 9 -2 -2 -1 -2
on Dfull	4 5 0 -7 -11 9
on Dfull $	5 -9 5 -2 -1 1
on Dfull .	3 -6 -2 -1 -1 7
on Dfull ?	-2 5 -1 2 -2 -3
on Dfull T	-2 5 0 -2 0 0
on Doffered	-13 -13 3 0 -12 35
on Doffered $	-22 -4 3 -11 -3 37
on Doffered ,	0 2 -5 -1 -2 6
on Doffered .	-9 -8 3 5 -2 11
on Doffered ?	-10 7 -4 7 0 0
on Doffered T	-7 -8 25 -1 -2 -7
on Doffered and	-28 -1 2 -3 -1 30
on Doffered as	8 -3 0 0 0 -4
on Dopen	-7 14 -6 3 -1 -2
on Dopen is	-2 5 0 -1 0 0
on O	-6 -2 8 0 0 0
on T	-10 16 -1 0 -2 -3
on a	15 -3 -8 -3 -7 5
on a camping	7 -3 -2 -1 -1 -1
on a lilo	5 0 -2 -1 -1 -2
on a narrowboat	-2 0 0 6 -2 -1
on all	-9 -2 20 -4 -1 -5
on any	5 -2 3 -3 0 -3
on arrival	-13 -1 0 -1 0 16
on either	-13 -2 18 -1 -1 -1
on hold	-5 -1 1 -1 12 -5
on hold duration	-3 -1 -1 -1 10 -5
on holiday	-16 3 18 -1 0 -4
on holiday Doffered	-15 2 18 -1 0 -3
on it	-3 -7 -3 5 -3 13
on it $	-3 0 -2 3 -3 6
on leave	-5 6 0 0 0 -1
on me	7 -4 -2 12 -5 -8
on my	1 0 -4 11 -3 -5
on one	-9 -1 8 -1 4 -1
on our	-1 0 5 0 -1 -3
on phonenumber	-10 -5 -3 -11 47 -17
on phonenumber and	-5 -2 -1 -1 11 -2
on phonenumber he	-1 0 0 -2 5 -1
on phonenumber she	0 0 -1 -2 5 -3
on phonenumber to	-3 0 0 -2 10 -6
on place	5 0 -2 3 -1 -5
on rig	-6 7 0 0 0 0
on rig Doffered	-6 7 0 0 0 0
on site	12 -7 -4 6 -2 -4
on the	13 16 -22 3 -5 -5
on the Dfree	5 -5 0 0 0 0
on the Dfull	5 -2 0 -2 0 0
on the Doffered	-18 15 3 13 -1 -11
on the Dopen	-4 10 0 -5 0 -1
on the bus	6 -1 -6 -1 6 -2
on the drive	-7 4 -2 -5 -1 10
on the lawn	-1 -2 -1 0 -1 5
on the order	1 0 0 6 -5 -2
on the phone	-4 -2 -1 1 1 5
on the rigs	-5 3 -1 -1 0 4
on the same	-1 0 -3 7 -1 -1
on the settee	5 0 0 -1 0 -4
on the stairs	-1 0 0 7 -1 -4
on the understanding	5 0 -1 -1 0 -2
on this	-1 0 0 2 12 -13
on this $	-1 0 -1 3 11 -12
on those	-1 0 10 -3 -1 -5
on those dates	0 0 8 -3 0 -4
on to	-4 0 0 0 -1 6
on to the	-4 0 0 0 -1 6
on your	7 -1 -1 -2 3 -5
once	9 -13 -2 5 14 -12
once $	5 -2 -3 -1 2 -1
once ,	6 0 0 0 0 -5
once i	-9 -5 -1 7 13 -5
once i have	-9 -5 -1 7 13 -5
one	34 -31 -7 28 -12 -14
one $	30 -13 -14 5 -6 -3
one ,	18 8 -4 -5 -3 -14
one , T	11 -9 0 0 0 -1
one , i	20 -12 -2 -2 -1 -4
one .	14 -1 -5 2 -3 -7
one . $	0 1 -3 5 0 -2
one . can	6 0 -1 -5 0 0
one ?	7 -1 -1 -5 0 0
one ? $	7 0 -1 -6 0 0
one Doffered	-7 -1 -1 14 0 -4
one Doffered $	5 -1 0 0 0 -3
one T	15 -4 0 -4 -1 -6
one and	-12 -1 3 4 -1 7
one away	-1 9 -1 0 0 -6
one be	-4 0 -1 15 0 -9
one box	-2 0 -3 9 0 -5
one cheaper	-5 0 -1 -2 0 9
one day	-15 2 15 -2 0 -1
one for	6 0 -1 -2 -1 -3
one for us	7 -1 -1 -2 0 -3
one i	12 -3 -2 -3 0 -3
one i can	9 -2 -1 -3 0 -3
one is	2 1 -7 3 -4 4
one is in	-1 0 -2 -4 0 7
one of	-14 -9 23 0 7 -7
one of those	-15 -11 29 0 -1 -3
one of your	-3 0 0 -1 6 -1
one off	-2 0 -1 -4 0 8
one off marketplace	-2 0 -1 -3 0 7
one on	12 0 -4 -1 -4 -3
one on the	5 0 0 -1 -4 0
one please	56 -10 -1 -14 -5 -27
one please $	8 -6 -1 0 0 -1
one star	-4 -1 -4 -2 -1 11
one that	6 0 -5 0 0 0
one to	-3 0 5 -1 0 -1
one was	-18 -1 0 5 -1 15
one who	-2 -2 0 -1 8 -3
one who knows	0 0 0 -1 5 -3
one with	-2 0 -3 2 -2 7
one works	-25 -1 -4 -3 0 33
ones	-11 11 -1 9 -1 -6
online	2 0 0 9 -1 -10
only	19 39 -5 -6 -4 -42
only $	0 7 -1 0 -1 -5
only ,	-41 40 0 0 2 0
only Doffered	11 -4 -5 -1 0 -1
only T	8 -7 0 0 0 0
only day	-16 29 -15 -10 -3 15
only day i	-13 12 -12 -5 -1 18
only do	6 2 -3 -1 0 -4
only get	-2 0 0 6 0 -4
only if	65 -12 -18 -23 -2 -9
only if it	8 -6 0 -1 0 -1
only if you	27 -2 -1 -18 -1 -5
only just	16 -1 -7 -2 -1 -6
only just found	5 0 -2 -1 0 -2
only just seen	5 0 -4 0 0 -1
only one	8 -6 6 -6 4 -7
only one i	10 -2 -1 -3 0 -3
only round	-2 0 0 10 -2 -5
only time	-8 15 0 -6 0 0
only way	-3 0 0 6 0 -3
onto	0 -1 5 6 -2 -7
onto the	2 -1 -4 7 -1 -3
op	-7 2 -2 3 -1 5
open	20 0 -4 -2 -2 -12
open .	7 0 -1 0 -1 -5
operation	-10 -3 21 -3 -1 -4
operation is	-10 -3 21 -3 -1 -4
option	-3 7 0 -3 0 0
option ?	-3 7 0 -3 0 0
options	-9 -3 22 -3 -2 -6
options ?	0 -2 5 -2 0 0
options ? $	0 -2 5 -3 0 0
or	-67 7 -29 143 -20 -35
or $	-10 0 -2 -9 -1 22
or Dfree	-11 29 -3 -9 -1 -4
or Dfree ,	-3 6 -1 -1 0 -1
or Dfree ?	0 5 0 -5 0 0
or Dfree work	-3 5 0 0 0 -1
or Doffered	2 -10 11 0 -2 -2
or Doffered $	-12 -5 27 1 -1 -11
or Doffered ,	5 -5 -1 6 -1 -3
or Doffered .	-26 3 6 -1 -1 18
or Doffered both	6 0 -4 -2 0 0
or Doffered i	5 1 -3 -2 0 -1
or Doffered so	5 0 -4 0 0 0
or Doffered whichever	6 0 -3 -1 0 -1
or T	-35 -12 -2 57 -1 -6
or T $	-26 -11 -1 44 -1 -6
or T ,	-4 6 0 -1 0 0
or T ?	-6 -9 0 15 0 0
or coffee	5 -1 -1 -3 0 0
or do	-2 -2 0 6 -1 -1
or i	0 -5 0 -12 0 18
or is	-9 -4 -2 24 -2 -7
or is it	-2 -1 0 5 0 -2
or is that	-3 -1 -1 11 -1 -5
or just	-16 -1 -5 34 0 -12
or just drop	-13 -1 -1 18 0 -3
or just the	-2 0 -3 12 0 -6
or not	-3 12 -8 4 -1 -4
or the	-5 -2 -3 9 -1 1
or the Doffered	5 -1 -1 0 0 -2
orange	-4 -2 8 0 0 -2
order	-18 -9 -19 56 -6 -4
order $	-8 0 -2 44 -1 -33
order ,	1 0 -1 -5 -1 6
order .	-5 2 -3 -1 -1 8
order . we	-3 0 -3 -1 0 7
order ?	-5 0 -1 9 -1 -2
order is	4 0 -1 7 -4 -5
order is this	-2 0 -1 8 -1 -5
ordered	-26 -8 -24 49 -11 19
ordered $	-7 0 -1 -1 0 10
ordered a	-3 0 -2 -2 -1 8
ordered anything	-1 0 -9 0 -1 12
ordered from	0 0 0 5 0 -5
ordered this	-6 0 -4 21 -4 -7
originally	-4 0 -1 0 0 6
other	-36 -13 12 29 -2 10
other bit	-3 0 -1 10 0 -5
other dates	-12 -4 14 13 -3 -9
other dates $	-9 -2 -2 20 -1 -6
other dates .	-2 0 7 -1 -1 -3
other days	-5 -4 11 13 -3 -12
other days $	-1 -2 9 8 -3 -11
others	-3 -14 23 -2 -1 -3
others $	6 -11 10 -1 -1 -3
otherwise	24 -3 -8 -2 -2 -10
otherwise Doffered	8 -2 -1 -1 0 -4
otherwise Doffered $	5 -1 -1 -1 0 -2
otherwise i	13 -1 -7 0 -1 -3
otros	-1 10 -6 0 -2 -2
our	-30 -9 -1 17 1 22
our end	6 -1 0 0 0 -4
our holiday	-1 0 5 -1 0 -3
our lane	-3 -1 0 5 0 -1
our lane is	-3 -1 0 5 0 -1
our site	-1 0 0 -1 6 -3
our site manager	-1 0 0 -1 5 -3
our tenant	8 0 -3 -1 0 -4
our way	-2 0 0 5 0 -3
out	-24 -3 6 -19 9 31
out $	16 -6 0 10 6 -27
out ,	-1 9 5 -1 1 -14
out .	-2 8 -1 -2 0 -2
out Dfull	1 -2 -2 0 -1 5
out Doffered	-34 4 3 -1 -1 28
out T	10 -6 -1 -1 0 -1
out T $	11 -9 -1 0 0 -1
out ages	-1 0 0 -17 0 19
out ages ago	-1 0 0 -17 0 19
out and	-3 0 -6 0 0 10
out for	-28 -1 18 -5 -2 18
out for me	-25 -1 2 -1 0 25
out of	7 -3 -5 -5 -1 8
out of interest	6 0 0 -6 0 0
out of the	-19 -4 -2 0 0 25
out on	5 -1 -1 0 0 -3
out on Doffered	5 -1 -1 0 0 -3
out the	3 8 -1 0 -1 -9
outcome	-19 -1 -1 -2 0 23
outcome booked	-19 -1 -1 -2 0 23
outside	-8 -8 2 1 -4 16
over	-5 0 -2 -11 11 6
over Dfull	9 -5 -4 0 0 0
over and	5 0 -3 5 -1 -7
over it	-6 0 10 -4 1 -2
over the	-1 -2 -2 -12 15 3
over the phone	-2 -2 0 -8 16 -3
over with	-6 0 -1 0 -1 9
override	-36 -2 -6 -5 -1 51
override confirm	-22 -1 -4 -3 -1 30
override confirm all	-1 0 -3 -1 0 5
own	-5 -2 -7 1 1 12
packaging	4 -2 -2 13 -3 -10
packaging ?	11 0 0 -11 0 0
packaging ? $	11 0 0 -11 0 0
packaging away	-7 -2 -1 15 -2 -3
packaging away ?	-4 -1 -1 7 0 -1
packed	-11 -3 4 13 -1 -2
packed ?	-8 -2 -1 11 0 0
packed in	-3 -1 5 0 0 0
paid	-33 -13 -10 31 -2 28
paid for	-1 0 -3 24 -1 -18
paid for this	-1 0 -2 18 -1 -14
pain	-2 5 -2 0 -1 0
pal	20 -3 4 -7 -6 -9
pal $	17 7 -13 -3 -4 -4
pal ,	5 -2 1 -1 -1 -2
pal , i	6 -2 0 -1 0 -2
pal i	-7 -7 17 -1 -1 0
pal i am	-3 -2 5 0 0 1
pallet	-1 -1 -3 7 -1 -1
panto	-10 -1 16 0 0 -4
parcel	-4 -2 -2 10 -1 -1
parcel is	-3 -2 -1 7 0 0
parcels	-7 0 0 12 -1 -3
parish	-2 18 -2 -3 -2 -9
park	2 -3 -3 10 -1 -5
park .	-1 -1 -6 9 0 0
parking	-14 -4 -8 32 -3 -3
parking is	-11 -2 -5 -1 0 20
parking permit	-2 0 -2 15 0 -11
party	10 -5 -3 0 0 -2
passed	-7 -13 -1 -7 -5 32
passed away	-5 -11 1 -6 -3 23
passed away Dfull	-3 -10 -2 -3 -1 20
past	-19 -31 -17 -16 1 82
past $	18 -8 -10 -2 -3 4
past ,	-6 -4 6 -8 -3 15
past , it	0 0 0 -9 0 10
past ?	-1 -1 -2 -17 0 20
past ? ?	-1 -1 -2 -16 0 19
past and	-1 0 -3 -1 8 -4
past the	2 -3 -7 10 0 -1
past was	-7 0 -1 -1 0 10
past was good	-7 0 -1 -1 0 10
pattern	-16 8 10 -2 0 0
pavement	3 -1 -4 7 -1 -4
pay	-6 -1 1 26 -4 -16
pay ?	0 0 -1 8 -2 -5
pay anything	-2 0 0 7 -1 -4
pay the	-2 0 0 9 0 -7
pay the money	-1 0 0 8 0 -6
payday	-2 5 0 -1 -1 -1
paying	3 -1 -6 13 1 -9
paying for	0 0 0 6 0 -6
pencil	10 -2 -3 -1 0 -4
pencil me	10 -2 -3 -1 0 -4
pencil me in	10 -2 -3 -1 0 -4
people	-21 9 -6 -4 8 13
people .	-1 -1 -4 -1 7 0
people are	-15 12 -3 -4 -1 11
permit	-2 -1 -3 25 -1 -18
permit only	1 -1 0 7 0 -6
permit only round	-2 0 0 7 0 -4
person	-11 -2 -7 2 2 16
person $	-4 0 -1 -2 -2 8
person .	-5 -2 0 0 5 2
pet	-5 15 16 -6 10 -31
pet $	8 -1 13 -4 11 -27
pet ,	-12 16 3 -2 -1 -4
phone	-41 -29 -50 -31 192 -49
phone $	-4 0 -4 -2 17 -7
phone ,	4 0 0 -1 7 -9
phone .	-16 -1 -5 2 55 -35
phone . $	-12 -1 -2 3 37 -25
phone . i	-3 0 0 0 7 -4
phone ?	0 -2 0 -8 10 0
phone call	-1 0 0 -3 8 -4
phone died	16 -1 -9 0 -2 -3
phone her	-4 -1 -1 0 7 -1
phone me	-18 -7 -11 -6 66 -23
phone me $	-4 0 -1 -1 17 -11
phone me .	0 0 -1 0 5 -3
phone me ?	0 0 -1 -4 7 -1
phone me i	0 0 -5 0 7 -1
phone me please	-2 0 0 -1 7 -4
phone my	-7 0 0 -3 11 -2
phone please	-5 0 -2 -1 12 -4
phone please .	-3 0 -2 -1 9 -3
phone the	-1 0 0 -1 5 -2
phone who	-2 0 -1 -14 -6 23
phone who dis	-2 0 -1 -14 -6 23
phonenumber	-47 -43 -30 -39 208 -75
phonenumber $	-1 -27 -14 -11 72 -17
phonenumber ,	-20 -6 -7 -9 62 -21
phonenumber , T	-2 -3 -4 0 9 0
phonenumber .	-4 -3 -1 -2 18 -9
phonenumber . he	-4 0 0 0 6 -1
phonenumber . i	-1 0 0 -1 6 -4
phonenumber and	-5 -2 -1 -2 13 -3
phonenumber and ask	-1 0 0 -1 5 -2
phonenumber ask	-2 0 -1 -3 10 -5
phonenumber ask for	-2 0 -1 -3 10 -5
phonenumber he	-3 0 -1 -3 13 -6
phonenumber he sorts	-1 0 -1 -1 8 -5
phonenumber she	-4 -1 -2 -2 13 -4
phonenumber she is	-4 -1 -1 0 8 -1
phonenumber to	-3 0 0 -2 11 -6
phonenumber to arrange	-2 0 0 -1 7 -4
photo	0 0 -1 -1 7 -4
physio	7 2 -2 -5 -1 -2
piano	-3 1 -1 6 -1 -3
pick	21 2 -18 29 -2 -32
pick $	6 6 -1 -4 -1 -7
pick ,	13 0 0 -1 -1 -10
pick one	-1 0 -3 11 0 -6
pick up	1 -4 -10 18 0 -6
pick up T	5 -2 -1 -1 0 0
pick up is	0 -3 -7 10 0 0
pickup	8 -5 3 -1 -1 -4
pietro	-2 -1 -2 12 -1 -6
pietro ?	-2 -1 -2 12 -1 -6
pietro ? $	-2 -1 -2 12 -1 -6
place	31 -15 -44 -17 -10 54
place $	24 -3 -6 -12 -4 2
place ,	4 -6 -2 5 -1 0
place .	6 -2 -1 0 0 -3
place if	-3 0 -3 -5 -1 11
place is	-4 -1 -2 -5 -1 12
place not	2 0 -23 0 -1 23
place not $	1 0 -23 0 -1 23
plastered	-2 5 0 -2 0 0
plasterer	2 -2 8 -1 -1 -6
plasterer still	-4 -1 9 0 -1 -3
play	7 -4 -1 -1 0 -1
please	50 21 -35 -55 62 -54
please $	12 18 -5 -21 24 -23
please ,	29 24 -21 -1 -15 -15
please , Dfull	11 -11 0 0 0 0
please , T	-4 7 0 -1 -1 -1
please , and	10 0 0 -5 0 -3
please , i	-36 12 -1 -1 -2 28
please , not	3 4 -1 0 -1 -5
please , the	3 10 -7 -1 -2 -4
please .	31 10 -22 11 1 -29
please . $	3 14 -6 14 -8 -17
please . Dfree	-10 11 0 0 0 0
please . i	2 -3 -1 5 -2 -3
please . it	6 0 -5 0 -1 0
please . sorry	5 -2 -2 0 0 0
please . thanks	-11 -2 -1 0 -1 15
please ?	21 -15 5 -5 -1 -5
please ? $	14 -10 10 -12 0 -1
please ? i	2 -2 -3 6 0 -3
please O	5 -2 0 0 0 -2
please advise	-8 0 15 -1 -1 -3
please as	7 -4 0 0 -1 -2
please as i	7 -4 0 0 -1 -2
please ask	5 -1 0 0 -3 0
please ask the	5 -1 0 0 -3 0
please be	6 0 -1 0 0 -4
please before	9 -4 -1 -2 5 -6
please book	9 -1 0 0 0 -7
please bring	13 -8 0 0 -2 -2
please call	-11 -1 -12 -1 38 -14
please call ,	-6 0 -10 -1 24 -8
please call me	-4 0 -2 0 11 -4
please can	-20 5 -2 -3 -2 21
please cancel	-15 -2 -4 -2 -2 26
please cancel .	-2 -2 0 -1 -1 5
please cancel and	-4 0 -1 0 0 5
please cancel the	-3 0 -1 0 -1 6
please contact	-5 0 -1 -3 6 2
please could	-7 -1 -2 11 1 -3
please could you	-3 -3 0 11 -2 -3
please deliver	8 9 -5 -1 -2 -10
please deliver on	3 11 -1 -1 -2 -10
please do	-13 -5 29 -1 -7 -4
please do not	-13 -5 29 -1 -7 -4
please driver	26 0 -1 -2 -2 -21
please go	-2 -3 -1 -1 -4 11
please go ahead	-5 -2 0 -1 -4 13
please hold	-2 -1 9 -1 -1 -5
please i	12 -2 -5 -1 -1 -4
please i am	12 -3 -5 -1 -1 -3
please leave	-7 0 3 -1 -1 6
please love	7 -3 0 0 2 -6
please love $	5 -2 0 0 0 -3
please make	-4 1 -2 -1 -1 8
please mate	-6 8 0 0 -1 -1
please mate $	-6 8 0 0 -1 -1
please my	5 -1 -1 0 0 -3
please offer	-5 0 8 0 -1 -1
please phone	-5 0 -5 -1 19 -7
please phone .	-3 0 -2 0 11 -6
please phone me	0 0 -4 0 5 -1
please put	-1 5 -1 0 -1 -1
please remove	-5 0 -1 -2 -4 11
please ring	-8 -5 -1 -1 0 15
please send	-6 -1 18 0 -2 -9
please send alternatives	-6 0 14 0 -1 -8
please speak	-3 0 0 -1 7 -3
please speak to	-3 0 0 -1 7 -3
please take	-25 -4 0 -2 -4 35
please text	9 -1 0 -1 -3 -4
please to	19 -1 -2 -5 -1 -10
please use	-4 0 -8 -1 -1 15
please we	11 -2 -6 -1 -1 -2
please we are	6 -1 -4 0 0 -2
please x	18 -1 -1 -3 -1 -11
please x $	10 -1 -1 -1 -1 -7
plug	-4 0 6 0 0 -2
po	4 -3 -2 8 -1 -6
policy	-1 -1 0 10 0 -8
poor	-2 0 -4 -4 1 9
porch	3 -5 -5 -7 -2 16
porch ,	-2 0 -1 -1 0 5
porch if	7 -4 -1 0 0 -2
porter	-6 3 -2 -5 0 10
possible	-3 48 16 -30 3 -34
possible $	-24 32 9 -3 -2 -13
possible ,	5 0 10 -2 -1 -12
possible , if	8 -2 -5 0 0 -1
possible ?	11 13 -7 -14 -1 -2
possible ? $	-2 5 -1 -2 0 0
possible ? i	-4 7 0 -2 0 0
possible i	-1 -2 5 -1 0 -1
possible i am	0 -2 5 -1 0 -1
possible to	2 0 -3 -4 8 -3
possible to have	0 2 -3 -8 9 0
possibly	-63 -5 -3 -2 -1 74
possibly $	-43 -1 -1 -2 -1 48
postcode	-1 -1 -5 17 -2 -9
postie	6 -7 3 0 -1 0
pot	0 -1 -4 -8 -1 14
pot $	-5 0 -3 -6 -1 15
ppl	-9 0 -1 13 0 -3
prefer	27 -1 -13 -4 17 -25
prefer Doffered	14 -2 -4 0 0 -8
prefer a	-1 0 0 -1 6 -4
prefer a phone	-1 0 0 -1 6 -4
prefer the	14 -2 -6 -1 -1 -4
prefer the Doffered	16 -6 -6 -1 -1 -2
prefer to	-5 -1 -1 -1 14 -6
prefer to discuss	-3 0 -1 -1 12 -6
preferably	4 1 -1 0 0 -5
preferably Doffered	6 -1 -1 0 0 -3
preference	64 4 -36 -3 -4 -25
preference $	45 -1 -26 -2 -2 -15
preference ,	9 -1 -5 -1 -1 -1
prep	8 0 -6 -1 0 0
present	13 0 -6 -1 -1 -5
present ,	5 -1 -3 0 0 0
previous	-14 -4 -2 -3 -1 24
previous instructions	-10 -3 -3 -3 -1 21
previous instructions and	-9 -3 -2 -3 -1 18
previous rules	-4 -1 0 0 0 5
price	7 4 -1 -3 0 -7
primary	-9 0 -8 -3 -3 23
primary school	-5 0 -7 -3 -2 17
probably	23 2 -2 -3 -1 -20
promise	-6 -4 -2 -8 -1 21
promise it	10 -3 0 -6 0 -1
promise it will	7 -2 0 -4 0 -1
promised	-15 -3 -20 -1 0 39
promised $	-15 -2 -20 -1 0 39
properly	-6 3 -3 1 10 -5
propose	-2 2 10 -1 0 -8
propose is	8 0 0 -1 0 -6
propose is good	8 0 0 -1 0 -6
proposed	11 -2 1 -1 -1 -8
provided	25 -5 -3 -6 -1 -11
provided it	14 -1 -1 -5 0 -7
provided it is	8 -1 0 0 0 -7
pub	7 -3 -4 -1 2 -1
public	-1 -1 -1 6 -2 -1
public liability	-1 -1 -1 6 -2 -1
pumpkin	16 0 -3 -1 -2 -10
purchase	-7 -5 -8 8 -1 11
push	12 -8 -3 -2 -3 3
push $	16 -7 -2 -2 -3 -2
put	8 -8 -16 -13 -5 33
put it	-4 -2 0 -10 -6 21
put it in	1 -1 -2 -13 -1 16
put it together	-3 0 -1 7 0 -3
put me	-5 -2 -2 -3 -2 13
put me down	-5 -2 -2 -2 -2 13
put the	-4 0 -1 0 -1 6
put us	14 -2 -11 -1 0 0
put us down	14 -2 -11 -1 0 0
quantity	-4 -27 -28 52 -5 12
quantity $	-12 -5 -10 -10 -2 39
quantity ,	0 -2 -3 9 -1 -3
quantity .	4 -1 -4 9 -2 -6
quantity . $	-1 0 -4 9 -2 -2
quantity at	-5 0 0 6 -1 0
quantity delivery	-1 0 -1 5 0 -3
quantity door	-2 -1 -1 11 -2 -6
quantity door $	-2 0 -1 8 -1 -5
quantity dropped	0 -2 0 -4 0 7
quantity dropped it	0 -2 0 -4 0 7
quantity of	3 0 5 -6 0 -2
quantity on	-5 0 -1 9 0 -3
quantity to	12 -1 -1 1 -1 -11
quanto	-2 -1 -2 16 -2 -9
quanto costa	-1 -1 -1 8 -1 -4
que	-7 -1 -2 26 -4 -11
quick	20 -4 -1 -2 3 -16
r	-6 1 20 -4 -4 -8
rail	-2 0 -2 2 -2 5
rang	-7 -1 -2 0 2 9
rather	6 -1 -4 -8 24 -17
rather speak	-3 0 -1 -1 7 -2
rather speak to	-3 0 -1 -1 7 -2
rather talk	-7 -8 0 -1 19 -3
rather than	-4 14 -2 -5 1 -4
rather than Doffered	5 3 -1 -2 0 -4
rather than T	-11 12 0 -1 0 0
rather the	-5 5 4 0 -1 -3
re	13 -13 -2 -1 17 -15
read	-3 -2 -7 -1 12 2
read the	-3 -1 -4 -1 6 3
read these	0 -1 -4 0 6 -1
reading	-6 0 3 5 1 -4
reading this	1 0 -3 5 0 -3
reads	4 0 -1 0 5 -7
ready	24 -2 1 -18 -6 0
real	13 7 -10 0 3 -13
real person	-3 -2 0 0 5 0
real person .	-3 -2 0 0 5 0
really	-2 10 21 -4 -1 -25
really $	-5 12 22 -3 -1 -24
reason	-2 0 -7 10 0 0
receive	14 -2 5 -5 -1 -11
receive it	19 0 -5 -4 -1 -9
received	-32 -2 -3 -2 -1 40
reception	7 -3 2 -3 3 -6
reception will	7 -1 -1 -2 0 -2
reception will sign	7 -1 -1 -2 0 -2
recover	-8 1 8 0 -1 0
recycling	-2 -1 0 5 0 -2
reference	3 -4 -8 13 -2 -3
refund	-36 -2 -7 -7 -12 64
refund $	-17 0 -2 -3 -2 25
refund me	-12 0 -1 -1 -8 21
refund me $	-11 0 -1 -1 -7 21
refund the	-4 0 -2 -1 0 7
refund the card	-4 0 -2 -1 0 7
regards	15 -4 -3 0 -1 -8
regards ,	7 1 -3 0 -1 -5
registered	-2 0 0 -3 7 -2
registered blind	-2 0 0 -3 7 -2
registered blind and	-1 0 0 -2 5 -2
regrettably	-13 1 23 -2 -1 -8
reminded	5 -2 0 0 -1 -1
reminded me	5 -2 0 0 -1 -1
remove	-18 -1 -2 -5 -5 31
rent	-1 0 -6 -4 -1 12
reply	-29 -20 -8 12 -4 50
replying	9 1 -7 -1 1 -4
request	-6 9 0 0 0 -2
requested	8 -1 0 0 0 -6
requested ,	8 -1 0 0 0 -6
reserve	5 -3 0 0 0 -1
respite	-10 -1 18 -5 0 -2
results	10 -1 -8 0 0 -1
results day	9 -1 -8 0 0 0
results day Doffered	8 0 -7 0 0 0
resurfaced	-5 9 -1 0 -1 -2
retired	36 -4 -17 -2 -2 -10
retired and	10 -2 -5 0 0 -2
return	-5 0 4 0 -1 3
returns	15 -8 1 -6 -1 -1
returns from	15 -7 -2 -6 -1 1
review	-17 -2 -3 -2 -5 30
review .	-14 -2 0 0 -2 20
reyt	26 -1 -5 -1 -1 -18
rien	-4 0 -1 -1 -1 8
rien commande	-4 0 -1 -1 -1 8
rien commande $	-4 0 -1 -1 -1 8
rig	-6 6 0 0 0 0
rig Doffered	-6 7 0 0 0 0
right	2 -5 -3 15 0 -8
right in	-2 0 2 5 -1 -4
right one	6 0 -1 -5 0 0
right person	-5 0 -1 -2 -2 10
right postcode	-1 -1 -4 14 -1 -7
rigs	-6 5 -1 -1 0 3
ring	-57 -28 -42 -23 194 -47
ring $	4 -3 -4 0 8 -4
ring ,	1 -1 -4 0 -2 7
ring and	-5 -2 0 -1 10 -2
ring bell	5 0 0 0 -2 -2
ring me	-15 -6 -12 -7 78 -37
ring me $	-6 -1 -4 -2 27 -15
ring me ,	-7 0 -1 -1 12 -3
ring me back	-3 -2 0 -1 13 -6
ring me first	-14 -1 -2 -1 22 -4
ring me when	8 0 0 0 -7 0
ring my	-9 -1 -4 -5 36 -18
ring the	0 -2 -6 -7 16 -1
ring the bell	7 -1 -1 -1 -9 5
ring the site	-4 -1 -1 -4 10 0
ring the wife	0 0 -1 -2 7 -4
ring us	-18 -2 -9 -9 55 -17
ring us $	-9 -1 -6 -3 29 -11
rings	-1 0 -4 0 10 -5
road	-34 8 1 4 -4 24
road .	-5 11 0 0 0 -6
road s	-5 0 10 -1 -1 -3
roads	-6 -1 9 0 0 -2
robot	-5 0 -2 11 2 -5
robot $	-3 0 -2 11 2 -8
roof	-3 4 6 -1 -1 -5
room	-9 1 -2 11 -4 2
room $	-2 0 -1 11 -1 -6
room ,	-1 0 -2 0 -1 5
room and	-1 0 -6 -3 -1 12
room it	-2 0 6 -2 0 -2
room it is	-2 0 6 -2 0 -2
rota	4 -12 -6 -3 -7 25
rota $	9 -4 -5 -2 -2 5
rota first	-3 -8 0 -1 -1 15
rota says	-1 10 -5 -1 -1 -3
round	-27 10 1 6 -9 19
round $	-3 17 -7 -1 -1 -5
round and	-1 0 15 -4 -2 -8
round by	-5 0 -2 0 0 8
round here	-22 -2 -4 10 -1 21
round here $	-21 -2 -4 1 0 27
round the	13 -4 -4 -7 -1 3
round the back	4 -3 -1 -4 -1 5
round the side	10 -1 -2 -3 0 -2
round to	-9 0 0 0 -1 11
royal	-1 -1 5 -1 -1 -2
rubbish	-9 -1 23 -2 -1 -10
rules	-8 2 0 -1 3 5
rules .	-5 -1 0 0 3 3
run	16 -18 18 1 -3 -15
run $	18 -9 -1 0 -1 -7
run a	-12 -2 21 -2 -1 -3
s	-23 0 41 -8 -11 2
s $	-7 -1 -10 -2 -1 21
s .	10 -2 -1 -2 -6 0
s . $	8 -1 0 -2 -4 -1
s Dfull	7 -3 -2 0 0 -1
s a	29 0 -1 -8 -2 -17
s and	0 0 0 5 0 -5
s been	-11 -1 20 -1 -1 -7
s been taken	-1 0 8 -1 0 -6
s football	7 -6 -1 0 0 0
s gone	-6 0 11 0 0 -4
s in	-8 -8 13 9 -2 -3
s in $	-13 -8 12 10 0 -1
s in whitby	5 -2 -1 0 -1 -1
s not	-6 -1 24 -6 -4 -8
s number	0 0 -8 -9 0 18
s on	-21 22 0 0 0 -1
s rota	-1 6 -3 0 0 -1
s the	4 0 -4 -1 7 -6
s the one	4 0 -4 -1 7 -6
s under	-4 0 5 -1 0 1
sabbath	-10 12 -1 0 0 0
sadly	-3 -1 11 -5 -1 -2
sadly i	-2 0 8 -3 -1 -2
safe	1 -1 -2 -2 -1 5
safe is	6 -1 -1 0 0 -3
safe is by	5 -1 -1 0 0 -3
said	-1 -12 2 0 -8 19
said Doffered	11 -8 10 -1 -2 -10
said Doffered .	8 -2 -1 0 0 -6
said Doffered but	5 -6 12 0 0 -11
said Doffered past	-5 0 -1 0 0 6
said i	-13 -2 -5 -1 -4 26
said i would	-13 -2 -5 -1 -4 26
said on	5 1 0 0 0 -5
same	-9 0 1 30 -3 -20
same lorry	0 0 -3 6 -1 -1
same lorry ?	0 0 -3 6 -1 -1
same to	11 -1 0 -3 0 -6
same to you	11 -1 0 -3 0 -6
sanded	6 -1 1 -3 -1 -2
sanded .	8 -1 -1 -3 0 -2
sandra	2 0 -5 -11 -1 15
say	-7 8 8 31 -10 -31
say Dfull	-16 28 -4 -4 -2 -3
say Doffered	37 -15 -8 7 -3 -18
say Doffered $	17 -1 -10 -2 0 -4
say Doffered ,	14 -9 -1 -1 -2 -2
say Doffered T	-1 -2 5 0 -1 -1
say Doffered but	8 -1 -1 0 0 -7
say the	-18 0 -1 -1 -2 23
say when	-3 0 6 -1 0 -1
say yes	-18 -2 20 31 -2 -29
say yes but	-8 0 15 -1 -1 -5
say yes to	-3 -1 7 0 0 -3
saying	-4 3 0 8 0 -6
saying yes	-4 3 0 8 0 -6
says	1 -9 -6 38 -5 -19
says Doffered	8 -5 -5 6 -1 -2
says Doffered .	5 -3 0 0 0 -1
says do	-5 0 0 5 0 0
says the	5 0 0 -1 0 -3
says the Doffered	5 0 0 -1 0 -3
scaffolders	5 -1 -1 -1 0 -3
scaffolders Doffered	5 -1 -1 -1 0 -3
scam	-7 0 -6 22 -12 3
scam $	-1 0 -1 16 -2 -12
scam text	0 0 -1 6 0 -4
scan	6 -5 0 0 0 0
school	29 -17 -5 6 -5 -8
school $	-7 8 0 0 0 0
school .	-4 2 -6 -1 0 10
school gate	6 -1 -1 -1 0 -3
school pick	3 -4 -9 10 0 0
school pick up	3 -4 -9 10 0 0
school run	25 -13 -2 -1 -1 -8
school run $	18 -9 -1 0 -1 -7
schools	5 -5 7 -1 2 -8
scrap	15 -1 -7 0 0 -6
scrap that	6 -1 -5 0 0 0
scrap what	8 0 -2 0 0 -5
scrap what i	8 0 -2 0 0 -5
screen	-3 0 -4 -1 12 -4
script	-9 0 -2 -2 -1 14
script $	-9 0 -2 -2 -1 14
script alert	-9 0 -2 -2 -1 14
script alert script	-9 0 -2 -2 -1 14
second	-26 -1 -3 -3 -1 34
secondchoice	18 -3 -3 -2 -1 -9
secondchoice Doffered	18 -3 -3 -2 -1 -9
secondchoice Doffered $	11 -2 -2 -2 0 -6
see	-20 -19 -17 -15 -3 75
see my	-33 -4 -2 -2 -1 42
see the	12 -1 -4 -8 5 -5
see the screen	-1 0 -2 0 6 -3
see what	-12 -9 -2 -1 -3 28
see you	3 -4 -7 -6 -1 15
see you Doffered	27 -2 -3 -2 0 -19
seeing	8 -1 0 -1 -1 -5
seen	3 -4 -7 -1 0 10
seen my	-6 0 -3 -1 0 11
seen this	9 -3 -4 0 0 -1
seen this sorry	5 0 -4 0 0 -1
send	-25 -9 56 -4 -8 -11
send a	-2 -1 0 6 -1 0
send alternatives	-6 0 14 0 -1 -8
send me	-3 -3 24 -7 -3 -8
send me a	0 -2 5 -2 0 0
send me some	-3 0 20 -6 -3 -8
send more	-9 -2 15 -2 0 -2
sending	0 0 9 0 -1 -7
separately	5 0 0 0 0 -4
service	-15 -5 23 -7 -4 8
service .	-5 -3 -2 -2 -1 13
service all	-6 0 25 -4 -1 -13
set	-20 -7 12 0 0 15
set up	-6 -2 8 0 0 0
settee	5 0 0 -1 0 -4
shall	6 3 9 -3 -6 -8
shall be	3 8 -1 -2 -4 -4
shall be back	-6 8 0 0 0 -2
shall have	1 -3 6 -2 -1 -2
shall have to	-2 0 6 -2 0 -2
shambles	-6 0 -4 -5 -3 18
sharon	-9 0 -6 -1 1 15
she	8 -16 -28 -6 40 1
she does	5 -3 -8 -4 6 4
she does not	5 -3 -8 0 -1 7
she is	0 -7 -8 -7 10 13
she is off	-2 -1 -1 -2 5 1
she is soft	5 -4 0 0 0 0
she is the	-7 0 0 -2 1 8
she knows	0 0 -1 -2 6 -3
she says	7 0 -4 0 -1 -1
she says Doffered	7 0 -4 0 -1 -1
she sorts	0 0 0 -1 5 -3
she will	8 -2 -6 -2 4 -2
shearing	-17 -1 20 0 0 -2
shed	-2 1 -1 -5 0 8
shed $	-2 1 0 -4 0 7
shift	2 20 6 -12 -5 -11
shift $	22 8 -5 -10 -3 -12
shift pattern	-16 8 10 -2 0 0
shift the	-2 5 0 -2 0 0
shift the old	-2 5 0 -2 0 0
shifts	-3 -3 -2 -9 -3 19
shifts $	-4 1 -3 -6 -2 15
shifts are	7 -3 -1 0 0 -3
shocking	-1 -3 -1 0 -1 6
shoes	-11 -2 -5 11 -3 10
shoes off	-11 -2 -5 11 -3 10
shoes off ,	2 0 -1 6 -1 -7
shoes off ?	0 -1 -4 8 0 -3
shop	-29 16 -7 9 -6 18
shop $	-10 -1 -4 -3 -1 19
shop does	-20 22 -1 0 0 0
shop does not	-20 22 -1 0 0 0
shop is	9 -5 -2 11 -2 -11
shop so	6 -2 0 0 0 -3
shopping	-9 9 0 -1 0 0
short	2 2 0 2 -1 -5
should	26 3 -5 -1 1 -24
should be	22 3 -3 -2 1 -21
should be ok	23 -1 -1 -2 -1 -19
shout	5 0 -2 -1 3 -5
show	-4 -1 17 -2 -2 -9
showed	-6 -1 4 0 9 -6
showed .	-6 -1 4 0 9 -6
shower	-9 -3 -1 -5 -1 19
shower of	-10 -3 -1 -3 -1 17
showroom	-12 10 7 -1 -1 -3
shut	-9 1 6 4 1 -3
shut Doffered	-6 1 0 5 0 -1
shut Doffered .	-4 -1 0 5 0 0
shut for	-3 0 6 -1 0 -1
sick	17 -1 -4 -2 -1 -9
sick so	12 0 -4 -1 0 -6
side	3 -2 -11 -13 -7 30
side gate	-10 -1 -7 -9 -3 30
side gate $	10 0 -4 -4 -1 -1
side gate is	-5 0 -1 -2 -1 9
sideboard	5 -2 0 0 0 -2
sign	0 -3 -8 33 -5 -16
sign for	0 -1 -6 21 -4 -10
sign for it	0 -1 -6 21 -4 -10
signal	-3 -8 -14 5 17 2
signed	16 2 -8 -3 -1 -8
signed off	17 2 -7 -1 -1 -10
silly	-2 0 -2 0 5 -1
since	15 -4 -4 -3 -1 -4
sind	-6 1 8 -1 0 -1
sind we	-6 1 8 -1 0 -1
sind we sorry	-6 1 8 -1 0 -1
sir	10 -1 -2 0 0 -8
sir $	10 -1 -2 0 0 -7
sister	10 -1 5 -4 -1 -8
sister is	0 0 5 -2 0 -2
sister s	6 -2 1 -1 -1 -2
sister s in	5 -2 2 -1 -1 -2
sisters	8 -2 -5 -1 0 -1
sisters in	5 0 -4 0 0 0
sit	-3 7 -5 4 -1 -2
site	-4 6 -3 -7 16 -8
site $	11 -3 -6 0 0 -1
site T	-13 11 5 -2 -1 0
site foreman	-4 -1 -1 -2 8 -1
site manager	-1 0 0 -2 8 -3
site office	-1 0 0 -3 6 -2
size	-3 -1 0 6 0 -2
size van	-2 -1 0 5 0 -1
size van is	-2 -1 0 5 0 -1
skiing	-19 0 49 -4 -3 -23
skiing .	-18 -1 49 -4 -3 -23
skip	-10 0 -1 -1 0 12
sleep	28 -5 -11 -1 -2 -9
sleeping	13 1 -3 -2 -2 -6
sleeping on	11 -1 -2 -1 -1 -6
sleeping on a	6 0 -2 -1 -1 -3
slippy	-2 0 -2 -1 0 6
slot	41 5 -14 -20 -9 -2
slot $	20 3 -7 -2 -3 -11
slot T	-5 1 0 0 -1 6
slot is	5 -3 0 0 0 -2
slot please	12 -8 0 0 -1 -2
slot please $	6 -4 0 0 0 -1
slots	-4 5 -1 0 0 1
slow	11 -4 -2 0 0 -5
slow to	6 -2 0 0 0 -4
slow to the	6 -2 0 0 0 -4
smashed	-1 -1 -1 8 0 -6
smashed my	-1 -1 -1 8 0 -6
snow	-7 0 6 6 -1 -4
so	79 -1 -16 -28 -36 -32
so ,	-4 6 0 -2 0 0
so Dfree	-14 19 -3 -1 0 -1
so Dfree T	-5 6 0 0 0 0
so Dfree please	-4 6 -1 0 0 0
so Dfull	-6 10 -1 -1 -1 -1
so Doffered	105 -36 -50 -7 -6 -7
so Doffered $	47 -5 -17 -4 -1 -21
so Doffered ,	-20 -1 -1 0 0 23
so Doffered i	5 0 -3 0 0 -1
so Doffered is	8 -2 -4 0 0 -1
so Doffered it	17 -7 -6 -1 -2 -2
so Doffered please	19 -5 -11 0 -2 -1
so Dopen	-16 20 -1 -1 -1 -2
so Dopen ,	-8 9 0 0 0 -1
so Dopen T	-7 9 0 0 0 -1
so O	18 3 -12 -1 -1 -8
so O $	24 -6 -11 -1 0 -5
so O Dopen	-12 12 0 0 0 -1
so T	-10 23 -8 -1 0 -3
so T $	10 -4 -3 0 1 -3
so T are	-24 28 -4 0 0 0
so any	-6 8 -1 -1 0 -1
so anytime	11 -6 -3 0 0 -1
so bring	6 -1 -5 0 0 0
so can	-9 -1 20 -2 -2 -6
so can not	-12 -2 22 -2 0 -6
so could	-3 5 0 -2 0 -1
so do	7 -8 -3 0 -1 6
so do not	6 -7 -3 0 -1 6
so either	6 -1 -4 0 0 0
so either of	8 -4 -4 0 0 0
so get	11 -6 -1 -2 0 -2
so get it	11 -6 -1 -2 0 -2
so go	-9 -1 0 -2 0 11
so has	7 0 -7 0 0 0
so has to	7 0 -7 0 0 0
so honestly	17 -4 -10 -1 -1 -2
so i	1 -8 20 -3 3 -13
so i am	-10 2 13 -1 0 -4
so i can	8 -6 -1 -1 0 0
so it	17 -7 -1 -4 0 -6
so it is	7 -3 2 -2 0 -4
so it would	7 -2 -2 -2 0 -1
so just	18 0 -5 -1 -1 -11
so knock	6 -1 -1 0 0 -3
so knock loud	5 -1 -1 0 0 -2
so let	-6 8 -1 0 0 0
so let us	-6 8 -1 0 0 0
so long	1 -1 -1 7 0 -5
so much	-8 3 -3 -1 -1 11
so much for	-4 -1 -1 -1 0 7
so needs	10 -6 0 0 0 -3
so needs to	10 -6 0 0 0 -3
so no	-16 -7 37 -3 -3 -8
so no $	-9 -1 23 -2 -1 -10
so no to	-8 -1 11 0 -1 -2
so no use	-1 -3 5 0 0 0
so nobody	-17 -1 20 0 0 -2
so not	-9 -9 33 -1 -1 -13
so not Doffered	-14 -8 35 -1 -1 -12
so nothing	5 -1 0 -1 0 -3
so notmind	25 0 -9 -1 -1 -13
so parking	-16 -2 -5 -1 0 24
so please	-5 4 5 -1 -1 -2
so quick	6 -1 -1 -1 0 -4
so tell	-1 -1 -3 -1 -1 6
so that	1 -5 10 -1 -2 -2
so that is	-17 -1 18 0 0 0
so that one	7 -1 -4 -1 0 -2
so the	13 3 -9 -2 -1 -4
so the T	12 -7 0 -1 0 -3
so there	-14 8 18 -6 -1 -4
so there is	-14 7 19 -6 -1 -4
so we	-10 -3 9 -1 1 4
so we can	-8 -2 10 -1 1 0
so whichever	15 5 -10 -3 -1 -7
so yes	15 -4 -5 -1 -1 -5
so yes $	6 -1 -2 0 0 -2
so you	13 -1 -11 -1 0 -1
so you can	13 0 -11 0 0 -1
sofa	-14 -1 -17 -27 0 60
sofa $	1 0 -7 -1 -1 8
sofa or	-9 0 -1 -5 0 16
sofa or the	-9 0 -1 -5 0 16
soft	7 -4 -2 0 0 -1
some	-13 0 35 -8 -5 -9
some other	-9 -2 25 -5 -2 -8
some other dates	-8 -2 10 0 0 0
someone	-4 -7 -24 4 87 -55
someone $	-9 0 -1 -3 30 -17
someone about	-2 0 -2 -2 16 -10
someone about access	-1 0 -1 -1 10 -8
someone bell	-3 0 -1 -3 9 -1
someone call	-1 0 -1 -2 6 -2
someone else	-1 0 -3 9 -2 -2
someone phone	-1 -1 -2 -1 6 -1
someone phone me	-1 -1 -2 -1 6 -1
someone ring	-2 -2 -2 -1 9 -1
someone to	1 0 0 -3 5 -3
someone will	11 2 -4 -4 -2 -3
someone will be	11 2 -4 -4 -2 -3
something	-7 -2 14 1 -1 -4
something else	-12 -1 15 0 -1 -1
something else $	-5 0 7 0 -1 -1
son	7 0 -8 5 1 -6
son $	8 0 -4 -2 -1 -1
son is	-7 6 -1 -6 -2 10
son s	-9 -2 0 15 -4 0
son will	6 0 -1 0 0 -4
son will be	5 0 -1 0 0 -3
soon	-8 0 16 -2 -1 -5
soon as	-5 -1 0 0 0 7
sooner	13 -2 -5 -4 7 -9
sooner $	9 -1 -1 -1 0 -6
sorry	-11 -8 134 -38 -21 -60
sorry $	-29 -9 84 -10 -7 -28
sorry ,	-11 7 24 -3 -2 -14
sorry , both	-7 3 5 0 0 0
sorry , not	-4 0 10 -1 -1 -4
sorry , yes	5 0 -4 0 0 -1
sorry .	-1 5 -4 0 0 1
sorry about	-6 -1 8 0 0 -1
sorry both	-3 0 8 0 0 -5
sorry for	24 -4 -12 -1 -2 -5
sorry for the	5 -2 -2 0 0 0
sorry i	-6 1 9 0 0 -3
sorry kann	-2 0 17 -4 -1 -10
sorry kann i	-2 0 17 -4 -1 -10
sorry meant	16 -1 -10 -2 0 -3
sorry no	-2 -4 7 0 0 -1
sorry no good	-2 -4 7 0 0 0
sorry to	1 2 -6 0 -1 4
sorry we	-11 2 14 -2 0 -2
sorry we are	-5 4 4 -2 0 -1
sorry wrong	-10 0 -7 -7 -1 25
sort	-20 -6 -3 -10 52 -13
sort a	-11 -3 -1 -1 19 -2
sort a day	-6 -3 -1 -1 14 -2
sort it	-5 -2 -2 -8 31 -15
sort it $	-5 -2 -1 -7 29 -14
sort your	-3 0 0 -1 0 5
sort your records	-3 0 0 -1 0 5
sorting	3 0 8 -1 -2 -8
sorting it	0 0 9 0 -1 -7
sorts	-2 0 -1 -2 13 -8
sorts deliverys	-1 0 0 -1 7 -4
sounds	10 8 -6 -4 -11 2
sounds good	16 8 -3 -1 -1 -19
space	30 1 -1 -8 -2 -20
spain	3 -4 7 -1 0 -4
spare	6 0 -1 -2 -1 -3
spare key	6 0 -1 -2 0 -2
speak	-29 -4 -6 -11 62 -12
speak to	-26 -4 -6 -11 59 -12
speak to a	-6 0 -1 -5 21 -8
speak to my	-3 0 0 -1 7 -3
speak to someone	-9 0 -2 -3 28 -13
speak to the	-4 0 -1 -2 8 -2
split	-7 0 6 0 -1 2
split up	-7 0 6 0 -1 2
sports	1 -5 -3 -1 3 4
sports day .	-1 -3 0 0 0 5
st	6 -1 -8 -1 -1 4
stairlift	-2 0 -1 -1 7 -3
stairs	5 -4 -10 -2 -2 13
stairs $	5 -1 -3 7 -1 -7
stairs ?	6 0 0 -5 0 0
stairs turn	-8 -1 0 0 0 10
standard	-4 -4 0 8 0 1
star	1 -2 -4 -2 -2 10
start	13 0 -4 -2 -2 -4
start i	8 -3 -1 -1 -2 -1
starts	5 -7 5 -1 -1 -1
starts ,	-3 -2 10 0 -1 -5
starts Doffered	7 -2 -2 0 0 -2
state	8 0 -8 0 0 0
stay	-2 0 6 -1 -1 -2
step	19 -1 -5 -4 -3 -6
step $	-1 0 -1 -2 -1 5
steps	28 -1 -15 -5 -3 -5
still	16 -14 13 11 -4 -22
still have	-2 0 -1 9 0 -5
still here	-4 0 5 0 0 -1
still wet	-4 -1 7 -1 -1 -1
still wet .	-5 0 7 -1 -1 0
stock	-6 -1 -2 15 -1 -6
stock $	-4 0 -2 16 0 -10
stocktake	-4 1 5 -1 -1 -1
stocktake .	-4 1 5 0 -1 0
stood	-7 1 3 -3 -1 7
stood in	-7 -1 4 -2 -1 7
stop	-59 -3 -12 -14 -10 98
stop $	-18 -1 -6 -7 -2 35
stop all	-5 0 -3 -2 -1 11
stop all $	-5 0 -3 -2 -1 11
stop texting	-9 0 -2 -2 -5 17
stop texting me	-8 0 -2 -1 -4 15
story	-9 -2 13 -2 0 0
strictly	0 0 -2 -6 -1 9
stuck	-3 -7 0 29 -3 -16
stuck $	8 -1 -3 -1 -1 -3
stuck in	-16 -1 6 20 -1 -8
stuck on	5 0 0 -1 0 -4
stuck on the	5 0 0 -1 0 -4
stuff	8 0 -1 -3 7 -11
stuff $	10 1 -1 -1 -1 -8
subject	12 -5 -2 -1 -1 -3
subject to	14 -5 -2 -1 -1 -6
subject to the	8 -4 -1 0 0 -2
sue	6 0 -2 -1 0 -3
suggest	-15 4 16 -2 -1 -2
suggest Dfree	-3 7 -2 -1 0 -1
suits	78 18 7 -26 -11 -66
suits $	45 -4 3 -9 -3 -33
suits ,	7 6 -7 -3 -1 -1
suits , i	7 -1 -2 -1 -1 -3
suits .	7 1 14 -8 -2 -12
suits . i	6 0 0 -1 0 -4
suits us	2 11 -7 -1 -3 -2
suits us ,	-1 10 -4 0 -1 -3
suits you	22 0 -2 -4 -1 -15
summer	5 -2 -2 -2 0 1
suppose	10 -4 -6 -7 -1 8
suppose $	6 -3 -6 -5 -1 10
supposed	3 -2 -2 -3 0 5
supposed to	3 -2 -2 -3 0 5
surcharge	-2 -2 0 7 0 -2
sure	-11 -2 -9 -2 -2 25
surgery	2 -1 -3 6 0 -4
surprise	11 7 -1 -1 -3 -12
swap	25 -2 -5 -6 -3 -9
swap my	19 -2 -4 -5 -2 -6
swap my shift	19 -2 -4 -5 -2 -6
swimming	15 -11 0 -1 0 -2
system	-37 -5 -2 -3 -1 48
t	36 -5 -1 -8 -2 -20
t .	8 -5 0 0 0 -2
table	2 -3 -2 -17 -1 21
table $	0 0 0 -17 -1 18
tage	-2 3 10 -3 -1 -8
tail	0 0 -7 6 5 -4
tail lift	0 0 -6 7 0 0
tail lift ?	0 0 -6 7 0 0
take	26 -4 -11 17 -16 -13
take O	18 -1 -1 -1 0 -15
take any	7 -2 -5 0 0 0
take it	18 -4 9 5 -4 -25
take it in	-2 -2 -3 10 -1 -2
take it yet	-7 0 11 -2 -1 -2
take me	-19 -1 -2 -3 -3 28
take me off	-19 -1 -2 -3 -3 28
take my	-10 9 0 -2 -1 4
take shoes	-1 -1 -4 12 0 -6
take shoes off	-1 -1 -4 12 0 -6
take the	13 -2 -4 2 -3 -6
take their	0 -2 -2 -3 -1 7
take their shoes	-5 -1 0 -1 -1 8
take them	-3 0 -1 7 -1 -2
take them to	-3 0 -1 7 -1 -2
taken	-15 -1 15 22 -3 -18
taken ill	-1 0 8 -1 0 -6
taking	5 -1 2 1 -1 -6
talk	-27 -12 -5 -6 55 -6
talk it	-15 -7 -1 -2 20 5
talk it through	-9 -6 0 -2 22 -4
talk to	-6 -2 -1 -2 20 -9
tbh	18 -1 9 -5 -2 -19
tbh $	9 -1 5 -2 -1 -10
tea	16 -2 -2 -4 -2 -6
tea or	5 -1 -1 -3 0 0
tea or coffee	5 -1 -1 -3 0 0
teach	-1 6 1 -2 -1 -2
teach Doffered	-4 -1 6 0 0 -1
team .	-4 0 0 0 -1 6
tell	-1 -13 -8 18 -2 5
tell me	-10 -3 6 21 -9 -5
tell me how	-2 0 6 -2 -1 -2
tell me the	-4 0 0 11 -2 -3
tell me whether	-6 -2 -1 12 -3 -1
tell the	7 0 -3 -3 -1 0
tell the men	0 0 -3 -2 -1 5
tell them	16 -2 -6 -4 -1 -3
tell you	-11 -5 -5 4 11 5
tell you $	-4 -1 -1 3 7 -4
tell you Doffered	-3 -1 -3 -1 0 9
tell your	5 -1 0 0 0 -4
tenant	9 -5 -3 -1 4 -3
tenants	-1 11 0 -1 -1 -7
tenerife	-16 4 18 -2 -1 -3
terminow	-2 0 18 -4 -1 -11
terms	-8 0 -3 0 0 11
terms .	-8 0 -3 0 0 11
test	-6 -5 22 -2 -1 -8
test $	-6 0 16 -6 0 -3
text	-27 -5 -11 28 30 -15
text $	-5 -1 -6 -1 6 7
text ,	7 -9 -1 -1 11 -8
text , phone	-1 -4 0 0 5 0
text .	-22 22 -3 -1 8 -5
text . Doffered	-21 22 0 0 0 0
text i	0 0 -4 0 5 -1
text i am	0 0 -4 0 5 -1
text me	20 -2 0 -6 -7 -4
text when	4 -3 2 4 -1 -5
texting	-19 -1 -4 -4 19 8
texting $	-8 0 -1 -1 15 -6
texting .	-2 0 -2 -1 9 -3
texting me	-8 0 -2 -1 -4 15
texting me $	-8 0 -2 -1 -4 15
than	-18 9 -5 19 8 -12
than Doffered	-9 2 -4 23 -1 -11
than Doffered $	-9 2 -4 23 -1 -11
than T	-11 12 0 -1 0 0
than T ?	-11 12 0 -1 0 0
thanking	5 -2 -1 -1 0 -1
thanking you	5 -2 -1 -1 0 -1
thanks	56 -12 5 -47 -30 5
thanks !	-4 -1 -2 0 0 7
thanks ! $	-4 -1 -2 0 0 7
thanks $	15 -11 17 -17 -5 7
thanks ,	16 -5 -2 11 -2 -17
thanks , is	6 -1 -2 -1 0 -1
thanks .	26 -3 -4 -14 -2 -3
thanks . $	8 -1 -1 0 -1 -6
thanks but	-2 -1 18 -4 -1 -11
thanks but no	0 0 8 0 0 -7
thanks butt	6 -1 -2 0 0 -3
thanks butt $	6 -1 -2 0 0 -3
thanks for	-47 18 1 -12 -6 46
thanks for getting	-5 0 0 0 -1 7
thanks for letting	-8 0 -2 -2 -2 14
thanks for the	-13 19 -3 -5 -1 3
thanks for this	-8 -2 15 -1 -1 -3
thanks god	13 0 -1 -2 0 -10
thanks pal	8 -1 -1 0 0 -6
thanks pal $	8 -1 -1 0 0 -6
thanks x	-4 -1 0 0 0 5
thanks x $	-4 -1 0 0 0 5
thanks you	34 -10 -6 -11 -12 5
thanks you !	-5 -1 -2 0 -1 9
thanks you $	16 -2 -4 -1 -1 -8
thanks you ,	6 -4 7 -1 -2 -6
thanks you .	11 -4 -2 -2 -1 -2
thanks you for	-10 0 -3 -4 -5 22
thanks you so	-6 0 -1 -1 0 7
that	72 -7 4 21 -40 -64
that $	16 6 -6 -13 -3 1
that , Doffered	5 0 -5 0 0 0
that .	5 1 2 -1 -2 -4
that . $	-3 -2 7 0 0 -1
that Doffered	-12 3 0 13 -1 -4
that Doffered .	7 -1 -4 0 0 -1
that Doffered ?	-9 13 0 -3 0 0
that T	9 -9 4 1 -3 -2
that T so	-3 -1 5 0 0 0
that be	-3 -1 -1 6 0 0
that can	-4 2 -4 0 0 7
that date	-1 0 13 -4 -4 -4
that day	-4 -6 15 -6 -1 3
that day $	-2 -1 8 -2 -1 -2
that day .	-8 -4 -1 0 0 13
that down	-5 0 -7 15 -2 -2
that i	5 0 -1 0 -2 -2
that is	27 1 34 -27 -5 -27
that is a	-21 -4 18 7 0 0
that is good	45 -15 -10 -3 -1 -16
that is no	-3 1 5 0 -1 -1
that is not	-10 -1 12 0 0 0
that is ok	14 0 -2 -11 0 -1
that is the	-7 12 12 -13 -1 -4
that is when	-4 7 0 -2 0 -1
that my	-8 4 0 -1 0 5
that one	8 1 -1 -2 -2 -4
that one $	6 -1 -3 -1 0 -2
that slot	5 -3 0 0 0 -2
that slot is	5 -3 0 0 0 -2
that suits	11 0 -4 -2 -1 -5
that the	10 -2 -2 1 0 -7
that the proposed	5 0 -1 0 0 -3
that time	5 0 -2 -1 0 -2
that time is	9 0 -1 0 0 -7
that was	5 0 -6 -3 0 4
that week	-12 7 12 -1 -1 -5
that week $	-2 5 2 -2 0 -2
that will	5 -3 -1 0 0 0
that works	11 2 -4 -1 -1 -9
that works .	14 0 -4 0 -1 -9
that would	16 1 -8 -4 0 -4
that would be	16 1 -8 -4 0 -4
the	14 -1 -38 28 -20 0
the $	6 -1 5 -3 -1 -6
the .	3 -6 -12 -4 -1 20
the Dconflict	-11 -2 0 0 -1 14
the Dfree	-2 27 -2 -8 -2 -13
the Dfree $	9 -7 0 0 0 -1
the Dfree .	-4 5 0 0 0 0
the Dfull	-8 24 -3 -11 -3 2
the Doffered	70 3 -32 -8 -8 -28
the Doffered $	-26 63 -12 -11 -2 -11
the Doffered ,	15 -7 -4 -1 0 -3
the Doffered .	14 -5 -2 -1 -1 -5
the Doffered ?	36 -11 -1 -22 -1 -2
the Doffered T	2 -9 0 9 0 -2
the Doffered but	7 -2 -3 -1 -1 -1
the Doffered i	11 -2 -7 0 0 -2
the Doffered if	7 -2 -3 -1 0 -1
the Doffered one	17 -9 -3 2 -1 -6
the Doffered please	12 -6 -2 -3 0 -1
the Doffered slot	5 -1 -1 0 0 -3
the Doffered thanks	7 -1 -4 0 0 -3
the Dopen	-13 25 -2 -6 -1 -2
the Dopen ?	0 5 0 -5 0 0
the O	15 -3 -3 -1 0 -6
the T	25 10 -2 -5 -4 -23
the T $	32 -16 -1 -2 -1 -13
the T on	-24 29 -1 -2 -1 -1
the T one	26 -17 -1 -1 -2 -6
the above	-3 0 -1 -1 0 5
the appointment	5 0 1 -1 0 -4
the baby	15 -4 -3 -2 1 -7
the baby $	9 -2 -2 0 0 -4
the back	-6 -8 4 -7 -3 20
the back $	-1 -1 -2 -2 0 6
the back .	-9 0 0 0 -1 11
the back gate	-10 -2 -1 -1 -1 15
the bath	1 -1 -7 -2 -1 11
the bath $	-5 -1 -7 -2 -1 15
the bay	-5 0 0 -1 -2 8
the bed	-1 -2 0 6 0 -3
the bell	18 -2 -14 -2 -10 10
the bell does	8 -1 -12 -1 -1 6
the best	1 6 -3 -3 -2 1
the best of	12 -1 -1 -1 0 -8
the better	11 -5 0 -3 0 -2
the bins	-12 -1 -1 -3 -1 18
the blue	2 -1 -4 5 -1 -3
the boiler	-3 -1 5 0 0 -1
the boxes	-3 0 -1 0 0 5
the builders	-3 0 -8 -9 -1 21
the builders are	-3 0 -8 -9 -1 21
the bus	6 -1 -6 -1 6 -2
the car	8 -5 -4 7 -3 -2
the car park	-2 -1 -1 7 -1 -2
the caravan	5 0 -4 0 0 0
the card	-4 0 -2 -1 0 7
the card used	-4 0 -1 0 0 5
the carer	1 6 -5 0 0 -1
the cat	3 -1 -4 -5 0 8
the chippy	7 2 -4 -1 0 -3
the chiropodist	13 -8 -1 0 -2 -1
the chiropodist T	8 -7 -1 0 0 0
the code	-11 0 -1 -2 -1 15
the code $	-12 0 -1 -2 -1 16
the colour	-6 0 -4 -1 -1 10
the computer	6 -3 0 0 1 -3
the concierge	5 -1 0 -1 0 -2
the confirmation	7 -1 -1 0 7 -12
the customer	-20 -3 -4 -5 -1 32
the dates	2 -1 5 -3 5 -8
the day	-25 22 9 -1 2 -8
the day $	-25 29 -1 0 0 -3
the day ?	7 -5 -2 0 0 0
the day of	-6 0 15 -5 0 -3
the day off	14 -3 -1 0 -1 -10
the day or	-2 -6 0 8 0 -1
the delivery	-6 -2 -3 27 -1 -15
the depot	-4 3 -6 -3 -1 11
the diary	3 -1 -2 -5 5 -1
the diary $	-1 0 0 -3 5 -1
the difference	-2 -3 0 7 0 -2
the dog	17 -3 0 -4 -1 -8
the dog is	-2 0 6 -4 0 -1
the dogs	38 -2 -8 -1 0 -26
the door	-6 -7 5 -4 -6 19
the door ?	6 0 0 -4 0 0
the door off	-12 -1 0 4 0 10
the drive	11 3 -10 -6 -1 2
the drive $	9 0 -8 -5 -1 6
the driver	12 -3 -10 21 -17 -3
the driver have	-1 0 -7 12 0 -4
the driver ring	4 0 -1 8 -7 -4
the driver to	9 0 0 0 -8 0
the email	-3 0 -2 0 -1 7
the end	7 0 -1 -6 0 0
the extension	-8 12 -1 -1 -1 -1
the extension will	-8 12 -3 0 -1 0
the first	-1 15 -2 -3 -2 -7
the floor	-4 5 -2 2 -3 2
the front	-5 -1 -3 -2 -1 12
the front ,	-6 0 -3 -1 -1 10
the gangplank	-2 0 0 6 -2 -1
the garage	-4 0 -1 8 -1 -2
the garden	-4 5 -1 0 0 0
the gas	-26 -3 36 -1 -1 -6
the girl	7 0 6 -1 -1 -12
the girl in	-7 0 7 0 0 0
the good	-9 0 -1 -5 0 16
the goods	11 -1 -2 2 -1 -9
the goods .	7 0 0 0 -1 -6
the grandkids	7 -4 0 0 -2 -1
the grey	-4 0 -2 -1 -2 11
the grey one	-4 0 -2 -10 -2 19
the grey or	0 0 0 9 0 -9
the hall	6 0 -4 -2 4 -3
the hall is	-1 0 0 -1 5 -3
the harvest	-5 0 6 0 0 0
the headboard	-1 0 -1 5 -1 -3
the hedge	-2 -1 0 5 0 -1
the hospital	8 -5 2 0 0 -4
the house	-5 -4 34 -6 -2 -17
the house $	-2 0 10 -2 -1 -5
the house ,	-2 0 13 -1 -1 -8
the house is	-7 -2 13 -1 0 -3
the infirmary	-4 0 6 0 0 -1
the key	0 0 -3 -2 0 6
the keys	-4 4 7 -3 2 -8
the keys $	-4 3 8 -1 -1 -4
the kids	5 4 -2 -14 12 -6
the kids $	-5 -3 -1 0 13 -4
the kitchen	-4 2 6 0 0 -3
the lads	-3 -5 -5 25 -2 -9
the landline	-5 -5 -12 0 26 -3
the landlord	-1 -4 6 3 -1 -3
the landlord has	-7 0 7 0 0 0
the lane	11 -2 -4 0 0 -5
the largest	-13 -1 -2 23 -4 -3
the largest carton	-2 0 0 6 -2 -2
the last	-10 -3 -4 7 -3 13
the last lot	4 -2 0 6 -2 -5
the lawn	-1 -2 -1 0 -1 5
the leg	-18 -3 48 -1 -3 -23
the legs	-2 0 -1 6 -1 -2
the lift	-12 -5 6 -5 -1 18
the lift is	-14 -4 -1 -3 0 22
the lifts	-2 -4 0 12 0 -5
the little	-13 14 -1 0 0 0
the longest	-2 0 0 5 -2 -1
the lorry	21 -6 -6 -4 -1 -3
the lot	-14 0 -2 -8 -1 24
the lot of	-14 0 -1 -8 -1 24
the match	10 -7 3 0 0 -6
the match .	1 -3 5 0 0 -3
the mattress	-16 -2 -1 26 -1 -6
the men	11 -3 -5 -4 -1 1
the men take	6 -1 -2 -2 0 -1
the message	5 -3 0 0 0 -1
the message .	5 -3 0 0 0 -1
the meter	5 -1 -1 0 0 -3
the meter box	5 -1 -1 0 0 -3
the missus	-4 2 -2 -1 0 6
the moment	5 -4 -1 2 -1 -2
the money	0 -1 -2 7 -2 -4
the montage	-2 -1 -1 6 0 -2
the name	-3 0 0 6 -1 -1
the new	4 0 3 -7 -2 0
the new tenant	-1 -3 -2 0 0 6
the new year	-5 -3 9 0 0 -1
the nursery	-1 0 -2 -5 -1 9
the oak	7 -1 0 1 0 -7
the office	-2 0 5 -3 1 -1
the old	-9 9 -6 -4 -3 14
the old one	-11 13 -7 -3 -2 10
the one	32 -12 -3 1 4 -21
the one $	6 -1 -1 -1 0 -3
the one Doffered	6 -1 -1 0 0 -4
the one day	-15 2 15 -2 0 -1
the one for	7 0 -1 -2 0 -3
the one on	12 0 -4 -1 -4 -3
the one that	6 0 -5 0 0 0
the one with	-6 0 -1 2 -2 7
the only	-23 3 2 1 3 14
the only day	-23 3 -4 0 -1 24
the only one	8 -6 6 -6 4 -7
the only way	-3 0 0 6 0 -3
the orange	-4 -2 8 0 0 -2
the order	-4 -1 -2 8 -6 6
the other	-18 -3 -9 -1 1 31
the other bit	-3 0 -1 10 0 -5
the others	11 -2 -8 0 0 -2
the others $	11 -2 -8 0 0 -2
the otros	-1 10 -6 0 -2 -2
the packaging	4 -2 -2 11 -2 -9
the packaging away	-7 -1 -1 13 -2 -2
the pallet	-2 0 -3 7 -1 -1
the parking	0 -1 -2 14 0 -11
the pavement	3 -1 -4 7 -1 -4
the phone	-4 -4 -1 -8 17 1
the phone ,	-2 0 0 -1 6 -3
the phone ?	0 -2 0 -8 10 0
the porch	3 -4 -2 -5 -2 10
the porch if	6 -3 0 0 0 -2
the pot	-1 0 -1 -5 0 8
the price	9 0 -1 0 0 -7
the proposed	5 0 -1 0 0 -3
the pub	7 -3 -4 -1 2 -1
the purchase	-7 -5 -8 8 -1 11
the right	3 -3 -5 10 -4 -1
the right one	6 0 -1 -5 0 0
the right person	-5 0 -1 -2 -2 10
the right postcode	-1 -1 -4 14 -1 -7
the rigs	-6 5 -1 -1 0 3
the road	2 11 4 -4 -1 -13
the roof	-2 0 8 -1 -1 -5
the room	-3 0 6 -1 -1 -2
the rota	-1 6 -5 -1 0 1
the rota says	-1 6 -5 0 0 0
the royal	-1 -1 5 -1 -1 -2
the same	-4 2 7 9 -2 -13
the same lorry	0 0 -3 6 -1 -1
the same to	11 -1 0 -3 0 -6
the school	8 -2 5 -2 0 -8
the school $	-7 8 0 0 0 0
the school gate	6 -1 -1 -1 0 -3
the school run	15 -5 -1 -3 0 -5
the screen	-3 0 -4 -1 12 -4
the settee	5 0 0 -1 0 -4
the shed	-2 1 -1 -5 0 8
the shed $	-2 1 0 -4 0 7
the shop	-8 3 -5 2 -2 10
the shop $	-10 0 -3 -2 -1 17
the showroom	-12 10 7 -1 -1 -3
the sick	6 -2 0 -1 0 -2
the side	2 -2 -5 -11 -5 21
the side gate	-7 -1 -3 -6 -1 17
the sideboard	5 -2 0 0 0 -2
the site	-4 -1 -1 -6 15 -2
the site foreman	-3 -1 -1 -2 7 0
the site office	-1 0 0 -2 5 -2
the sofa	5 0 -4 0 -1 -1
the stairs	-8 -1 -4 7 -1 8
the stairs $	2 -1 -2 7 -1 -5
the step	18 -1 -4 -4 -3 -6
the step $	-1 0 -1 -2 -1 5
the surgery	2 -1 -3 5 0 -4
the text	-22 23 0 0 0 -1
the understanding	5 0 -1 -1 0 -2
the understanding that	5 0 -1 -1 0 -2
the update	-7 -1 -3 -3 -1 14
the update $	-1 0 -2 -3 0 7
the van	-5 -1 1 14 -1 -8
the van aside	-2 0 -1 9 -1 -5
the walnut	7 -1 0 1 0 -7
the ward	9 -6 3 -2 0 -5
the wardrobe	-15 -1 -1 0 0 17
the wardrobe is	-15 -1 -1 0 0 17
the way	6 -1 -2 1 -1 -2
the weight	-2 -5 -1 10 -2 -2
the whole	-1 11 -3 -13 -1 6
the whole family	-6 7 0 -1 0 0
the whole of	7 0 -2 0 0 -4
the wife	-26 -2 10 -7 2 22
the wife $	-30 1 -1 -1 -1 32
the wife s	-5 0 11 0 0 -4
the wife says	8 -1 2 -3 -1 -5
the will	3 5 -2 0 -1 -5
the window	13 -3 -10 0 0 1
the window .	10 0 -10 0 0 1
the works	8 -9 7 0 0 -5
the world	7 -2 -3 0 -1 -1
the wrong	1 -1 -12 -5 -2 19
the wrong number	-1 0 0 -4 -1 6
the wrong person	-1 0 -5 0 0 7
theatre	-6 5 -2 -5 -1 10
their	6 -3 -5 0 -2 5
their shoes	-5 -1 0 -1 -1 8
their shoes off	-5 -1 0 -1 -1 8
them	15 -6 47 0 -9 -48
them $	2 -1 20 -5 -2 -15
them ,	5 1 -1 0 -2 -2
them .	-11 3 15 -1 -2 -5
them ?	5 0 0 -4 0 0
them ? $	5 0 0 -4 0 0
them days	-17 -4 24 5 -2 -5
them to	-4 -1 -1 7 1 -2
then	39 35 -8 -3 -12 -50
then $	5 18 9 7 -5 -34
then ,	0 -1 7 -1 -1 -4
then .	9 14 -6 -3 -2 -12
then . $	-5 15 -2 -1 -1 -5
then . i	10 -4 -1 -1 0 -6
then Doffered	15 -2 -3 -2 0 -7
then Doffered $	13 -2 -2 -2 0 -6
then a	-2 -1 -3 0 -1 7
then and	-5 1 0 -1 5 0
then can	-2 -1 -4 9 0 -2
then can not	-2 -1 -4 9 0 -2
then i	1 -6 10 -2 0 -3
then i can	11 -5 -1 -2 0 -3
then it	-3 7 -1 -1 1 -3
then it is	-2 7 0 -1 0 -2
then no	23 -1 -16 -2 -1 -3
then no $	22 -1 -16 -2 -1 -3
then please	6 -2 -1 0 0 -1
then so	-6 9 -1 -1 0 0
then the	-3 -1 5 -1 0 0
then you	5 -1 -1 -1 0 -3
there	-3 8 -7 -1 9 -6
there $	11 -2 6 -18 -3 6
there Doffered	-27 -1 19 -5 0 15
there Doffered and	-17 -1 1 -1 0 18
there a	-6 3 -1 -1 13 -8
there an	-8 13 -1 -1 0 -3
there an extra	-7 -2 -1 13 0 -3
there any	1 -10 -13 29 -1 -6
there anything	3 11 8 -19 -2 -2
there anything else	-2 -2 9 -5 0 0
there anything on	0 13 0 -12 0 0
there are	-7 -4 -4 -7 7 14
there are delivery	-3 -1 0 -1 5 -1
there are quantity	-8 0 -2 -5 -1 15
there is	4 2 9 -11 0 -4
there is a	11 4 -19 -1 6 -1
there is no	13 -5 -6 -3 -2 1
there is nobody	-21 -3 32 -8 -1 1
there is nothing	0 0 0 5 -1 -4
there will be	5 1 -3 0 -1 -1
these	-45 -3 40 13 0 -5
these $	-6 -1 8 -2 -3 3
these .	-6 0 12 -1 -2 -4
these . $	-1 0 7 -1 -2 -4
these dates	-4 -2 9 -1 0 -2
these days	0 6 -4 0 0 -1
these is	-8 -4 8 6 0 -1
these text	-1 0 -6 -1 6 2
they	-6 -15 0 33 -14 3
they are	2 -3 7 2 -2 -7
they bring	-4 0 -3 10 0 -2
they bring it	-4 0 -3 10 0 -2
they can	7 -1 -3 -2 0 -1
they come	-10 6 -5 6 -5 9
they come $	-2 0 -4 6 -4 5
they need	0 0 0 5 -4 0
they need to	0 0 0 5 -4 0
they take	10 -1 -5 -8 -1 6
they take the	17 0 0 -16 0 0
they turn	5 -1 0 0 0 -3
they turn up	5 -1 0 0 0 -3
they will	6 -3 5 -1 -1 -6
they will finish	-2 0 5 -1 0 -2
thing	-10 3 -5 10 -2 5
thing $	-2 -2 -1 6 0 -1
thing that	-7 3 -2 0 0 7
things	-3 0 4 1 9 -10
think	9 -10 21 -15 -6 1
think this	-2 0 -2 -1 -1 6
think this has	-2 0 -2 -1 -1 6
think you	-5 0 -7 -3 -3 18
think you have	-5 0 -6 -3 -3 16
third	-15 -3 0 -4 -2 24
this	-18 -40 -44 31 49 26
this $	-13 -1 -7 17 20 -16
this ,	-8 4 -1 8 1 -5
this , i	-5 -1 -1 3 0 4
this , me	0 0 0 6 -1 -4
this .	-6 -10 -1 -2 28 -9
this . $	-4 -10 0 0 23 -8
this T	-23 -16 12 -14 -4 46
this T $	-16 -11 -1 -2 -3 33
this T .	-6 -2 13 -2 0 -2
this a	-4 -2 -2 19 -2 -9
this a scam	-1 0 -1 12 -2 -9
this address	-7 0 -1 6 -2 5
this and	8 -1 -1 -3 0 -2
this any	-4 0 -1 0 0 5
this by	-7 -1 -1 0 13 -4
this by phone	-5 0 -1 -1 11 -4
this customer	-2 0 -1 -3 -1 6
this day	16 0 2 -4 -3 -11
this email	1 -1 -4 10 -3 -3
this email address	0 0 -3 10 -3 -4
this end	16 -1 -1 -3 0 -11
this end .	16 -1 -1 -3 0 -11
this for	0 0 -1 -13 1 14
this from	-4 -2 0 13 -1 -4
this goes	-3 0 -1 -2 7 0
this has	-5 0 -2 -5 -2 15
this has come	-2 0 -2 -1 -1 6
this house	0 -1 9 -4 -1 -3
this house .	0 -1 9 -4 -1 -3
this is	-31 -7 -19 -18 4 71
this is a	-4 -1 -1 -7 -3 16
this is doing	-4 0 -1 -1 8 -1
this is not	-3 -1 -12 -3 -1 20
this is the	-1 0 0 -6 0 7
this legit	-3 0 -1 13 -1 -9
this mailbox	-12 -5 -6 -1 -4 28
this number	-4 -2 -2 1 -5 12
this number $	-1 0 0 -8 -2 10
this number quantity	-1 0 -2 -3 -1 6
this one	24 2 -2 -7 -4 -13
this or	-3 -2 -1 9 0 -2
this order	-3 -1 -4 -2 1 10
this out	-1 0 -1 -1 6 -4
this over	-2 -2 0 -8 16 -3
this over the	-2 -2 0 -8 16 -3
this past	-8 0 -3 -1 -1 13
this please	-1 0 0 8 -1 -5
this slot	28 0 -4 -4 -1 -18
this slot $	28 0 -4 -4 -1 -18
this sorry	5 0 -4 0 0 -1
this sorry ,	5 0 -4 0 0 -1
this time	11 -3 13 -4 -3 -14
this was	-12 -1 0 18 -1 -3
this was delivered	-13 -1 0 -1 0 16
this year	-6 2 9 -1 -1 -3
this year so	7 -2 -5 0 0 0
those	-13 1 98 -26 -12 -48
those $	-9 -6 43 -7 -3 -18
those ,	5 -4 2 -2 -1 -1
those .	-1 7 -5 -1 0 0
those . what	0 5 -4 -1 0 0
those are	-2 1 6 -3 0 -2
those dates	6 1 14 -8 -3 -10
those dates .	-7 0 10 -3 0 0
those dates do	-4 0 7 -1 -1 -2
those days	7 6 4 -5 -2 -10
those days ,	9 0 -5 0 0 -3
those do	-1 0 5 0 -1 -3
those do not	-1 0 5 0 -1 -3
those i	-6 1 6 0 0 -1
those i am	-6 1 6 0 0 -1
those is good	5 2 -7 0 0 0
though	-42 52 -13 -2 -2 6
though $	-22 53 -7 -2 -1 -20
thought	2 -2 -2 8 -1 -5
through	-18 -7 -5 6 25 -1
through ,	-8 -6 2 -1 16 -3
through a	-1 0 -2 11 -2 -7
through a quantity	-2 0 -1 11 -1 -6
through the	-8 -1 -5 -2 2 13
tidy	9 -2 -2 0 0 -5
tiempo	-6 -1 -1 17 -3 -7
tight	-11 -1 -3 5 -1 10
time	11 16 -15 45 -16 -41
time !	7 0 0 -1 0 -5
time $	-21 3 -5 21 -2 4
time ,	-5 4 -2 6 -1 -3
time .	5 2 -3 -1 -3 1
time . $	5 0 0 -1 0 -5
time Doffered	7 -9 -2 7 0 -2
time Doffered $	10 -7 -2 -1 0 -1
time Dopen	-6 8 -1 -1 0 -1
time T	7 -5 0 0 1 -2
time around	-9 -2 0 12 0 -1
time aside	-1 0 -1 6 0 -3
time is	9 1 -2 -1 0 -7
time on Doffered	5 -1 -1 0 0 -3
time would	-4 -1 -1 8 0 -2
time would it	-4 -1 -1 8 0 -2
time you	10 -1 -4 -11 -2 8
time you have	-4 0 -1 -8 -1 14
time you like	10 0 -3 -3 -1 -3
times $	5 -1 0 0 0 -3
timetable	-3 -1 10 0 0 -4
to	7 -23 -16 -21 55 -6
to .	-2 -3 9 0 -1 -3
to Doffered	-27 -6 -10 0 -2 45
to Doffered $	35 -1 -15 -1 -1 -17
to Doffered .	-23 -1 2 0 0 23
to Doffered but	-40 -3 3 0 0 41
to Doffered yes	25 -1 -12 -1 -1 -10
to a	-13 1 -2 10 18 -14
to a human	-6 0 -1 -5 21 -8
to about	-2 -3 0 10 -2 -3
to about the	-2 -3 0 10 -2 -3
to all	-10 -3 16 -4 -3 4
to all $	-5 0 14 -1 -1 -6
to all .	-3 -2 8 -1 -1 -2
to anything	-2 0 2 -1 8 -7
to anything until	-2 0 2 -1 8 -7
to arrange	-6 -3 -1 1 18 -9
to ask	-3 -2 -8 -7 -4 24
to be	6 3 -9 3 -8 5
to be Doffered	15 -6 -8 2 0 -4
to be T	-2 10 -1 -1 -1 -6
to be a	3 5 -4 0 -1 -3
to be in	-4 -3 2 9 -1 -3
to be the	13 0 -9 -2 0 -2
to both	-7 -2 14 1 -2 -5
to chat	-1 -4 0 -8 17 -4
to check	2 -9 -4 -7 -8 26
to check with	12 -2 -2 -4 -4 0
to come	14 -10 -3 11 -3 -9
to discuss	-5 -1 -1 -2 15 -6
to discuss this	-3 0 -1 -1 12 -6
to do	-8 5 14 -2 -2 -6
to expect	9 0 0 -1 0 -7
to expect you	9 0 0 -1 0 -7
to get	4 -2 -4 16 -4 -11
to get a	1 -2 -1 7 -1 -4
to have	0 1 -8 -1 8 0
to have it	-4 3 -3 8 0 -3
to have to	-1 -2 -1 0 0 5
to hear	-2 0 -1 -3 -2 7
to help	-9 16 -4 -6 -4 5
to help $	-5 2 -3 -3 -2 11
to help carry	-3 8 0 -1 0 -3
to help lift	-1 5 0 -3 0 -1
to it	-1 0 -1 5 -1 -2
to it .	-1 0 0 5 -2 -1
to know	-1 -1 0 7 -2 -3
to leave	19 -13 -2 -1 -2 0
to leave T	11 -6 -1 0 0 -4
to leave for	10 -7 -2 0 0 -1
to let	1 -2 7 1 -1 -5
to let you	0 -2 7 1 -1 -5
to lift	-4 10 0 -4 -1 -1
to lift it	-4 9 0 -4 -1 -1
to man	-2 8 -2 0 -1 -4
to man nor	-2 8 -2 0 -1 -4
to me	-4 -10 20 -4 -19 17
to me $	-5 0 0 -4 -11 20
to me .	9 -1 -1 0 -1 -5
to me so	-2 0 -1 0 -2 6
to move	7 1 0 -7 0 0
to my	7 -1 -3 -2 4 -5
to my sister	5 0 0 -1 0 -4
to pay	-3 -1 2 16 -4 -10
to pay ?	0 0 -1 8 -2 -5
to pay anything	-2 0 0 7 -1 -4
to phone	0 0 0 -3 5 -2
to phone me	0 0 0 -3 5 -2
to place	-3 2 -1 -3 -1 6
to put	-5 0 3 5 3 -6
to put it	-4 0 4 5 -1 -4
to receive	19 0 -5 -4 -1 -9
to receive it	19 0 -5 -4 -1 -9
to recover	-8 1 8 0 -1 0
to ring	9 0 0 -3 -2 -4
to say	-14 -4 21 -3 -4 4
to say Doffered	24 -2 -10 -2 -1 -10
to say the	-18 0 -1 -1 -2 23
to say yes	-15 -1 28 -2 -1 -9
to school	-1 -1 10 -3 -1 -4
to see	10 -10 -1 -1 -4 6
to see what	-1 -9 0 -1 -1 13
to send it	-2 0 -2 -1 -1 5
to set	-8 1 8 0 0 0
to someone	-11 -1 -3 -5 46 -26
to someone $	-9 0 -1 -3 30 -17
to someone about	-2 0 -2 -2 16 -10
to sort	-5 -2 -1 -6 27 -13
to sort it	-4 -2 -1 -5 25 -13
to speak	-13 -1 -2 -5 13 8
to speak to	-13 -1 -2 -5 13 8
to take	29 -1 -8 -7 -1 -13
to take it	23 0 -7 -6 -1 -9
to take the	5 -1 -1 0 0 -4
to talk	-16 -1 -2 -3 22 0
to talk it	-7 -1 -1 0 0 9
to talk to	-4 0 -1 -2 17 -9
to tell	-2 -3 -2 10 -3 1
to tell you	-1 -3 -2 10 -3 -2
to text	-1 -5 0 0 6 0
to text ,	-1 -4 0 0 7 0
to the	2 -10 17 -18 -1 10
to the back	-8 -1 0 0 -1 10
to the door	2 -1 8 -1 -1 -7
to the landlord	5 -4 0 0 0 -1
to the world	6 -1 -3 0 -1 -1
to these	-5 0 5 0 0 0
to track	-3 0 -2 14 -1 -8
to track the	-2 0 -1 9 -1 -5
to turn	2 0 6 -3 -1 -5
to us	0 -4 5 7 -2 -7
to use	-3 -1 -3 -2 -1 10
to use the	-4 0 -3 -2 -1 10
to whom	-4 -1 0 0 0 5
to work	0 -1 5 5 -3 -7
to you	22 3 2 -21 -10 3
to you $	-7 -1 -3 -8 -3 22
to you .	-4 0 -1 -1 -3 9
to you ?	-6 8 -1 -1 0 0
to your	7 -2 -1 -1 0 -3
together	-5 -4 -1 13 2 -6
told	11 -35 -1 3 -7 29
told Doffered	-6 0 -1 -1 0 8
told me	-9 -5 -4 -1 -4 22
told nearer	-3 0 -1 7 -1 -2
told the	19 3 -3 -2 -1 -15
told the girl	13 0 -1 0 -1 -11
told you	11 -3 7 -1 -1 -14
told you Doffered	13 -2 -4 -1 0 -7
too	-15 -4 12 -8 10 5
too $	-4 -1 -2 -2 -1 10
too much	1 -2 -4 -1 11 -6
too much to	-2 -3 -1 -1 12 -5
too soon	-3 2 16 -2 -1 -12
took	-11 1 17 -3 -4 0
took a	-1 -3 0 0 -2 7
took a day	-1 -3 0 0 -2 7
took the	1 8 -4 2 0 -6
tooth	-4 0 5 0 0 -1
tooth out	-4 0 5 0 0 -1
top	5 -1 -2 1 -1 -1
touch	-16 -2 15 -1 0 4
touch .	-6 -1 2 0 0 6
touch . $	-6 -1 2 0 0 6
touch when	-8 -1 11 0 0 -2
town	-16 17 -1 0 0 1
track	-3 -1 -2 18 -2 -10
track it	-2 0 -1 9 -2 -5
track the	-2 0 -1 9 -1 -5
track the van	-2 0 -1 9 -1 -5
train	5 -3 0 0 0 -1
tree	-7 -3 17 -2 -1 -4
trolley	-2 -2 -4 -4 -1 14
trolley ,	0 -2 -2 -5 -1 10
true	-6 -2 -3 7 0 4
trust	7 0 0 0 0 -7
try	-37 -9 39 -4 16 -5
try again	-14 -2 23 -1 0 -6
try again $	-14 -2 23 -1 0 -6
try harder	-10 -1 27 -2 -3 -12
try harder $	-10 -1 27 -2 -3 -12
try the	-11 -6 -10 0 19 9
trying	-14 -2 0 17 0 0
turn	-1 -6 0 -2 -2 12
turn left	-6 -2 0 -1 0 10
turn the	7 -2 0 0 0 -4
turn up	-1 -2 -6 -1 -1 11
turned	-1 -1 -3 0 -1 6
turned up	-2 -1 -3 0 -1 6
turned up on	-9 -1 -2 -1 0 13
twice	2 0 5 -1 -5 -1
twice $	4 0 -3 -1 -4 5
twice i	1 -2 7 -1 0 -5
twins	-1 -2 -1 0 5 -2
tych	-2 0 18 -4 -1 -11
tych terminow	-2 0 18 -4 -1 -11
type	-1 0 -1 -1 7 -4
typing	2 0 0 -3 5 -5
typing this	2 0 0 -3 5 -4
un	-9 -4 30 7 -5 -19
under	-7 -5 13 -3 -2 5
under a	-3 0 0 6 0 -3
under a quantity	-3 0 0 6 0 -3
under the	-14 -1 11 -7 -2 12
understanding that	5 0 -1 -1 0 -2
unfortunately	-13 3 37 -4 -2 -20
unfortunately i	-1 1 10 -2 -1 -6
unfortunately i am	-1 1 10 -2 -1 -6
unfortunately neither	-9 0 14 -1 0 -3
uni	-1 2 -2 -5 -1 6
uni $	-1 0 -1 -4 0 7
unit	-5 -2 -1 0 0 9
unit is	-8 -1 0 -1 0 10
unless	18 -6 -2 -2 -1 -8
unless it	7 -1 -1 -2 0 -3
unless my	8 -4 -1 0 0 -3
unless my daughter	8 -4 -1 0 0 -3
unpaid	-3 -1 -5 -1 -1 11
unsubscribe	-26 -1 -8 -10 -12 57
unsubscribe $	-18 -1 -4 -5 -2 30
unsubscribe me	-9 0 -3 -5 -9 26
unsubscribe me $	-5 0 -1 -1 -3 10
unsubscribe me from	-3 0 -3 -4 -6 17
unsure	-57 -6 15 -9 0 56
unsure $	-5 -1 -6 -3 -1 16
unsure yet	-5 0 -5 -2 -1 14
unsure yet $	-5 0 -5 -2 -1 14
until	0 9 10 -4 9 -24
until T	14 -6 -5 0 0 -3
until further	-1 0 12 -3 -1 -7
until further notice	-1 0 12 -3 -1 -7
until i	0 -1 6 -1 -1 -3
until i have	0 -1 5 -1 -1 -2
until then	-20 23 -1 0 0 -1
until then $	-20 23 -1 0 0 -1
up	26 -12 0 3 -4 -14
up $	-17 3 -1 -5 -3 23
up ,	5 -1 -2 -2 0 -1
up , so	8 0 0 0 0 -7
up .	-1 6 -4 -1 -2 3
up . $	-1 6 -2 -1 0 -2
up Doffered	-6 0 -2 0 0 9
up T	1 -2 -2 -1 6 -1
up T $	1 -2 -2 -1 6 -1
up a	-5 0 -1 -2 9 -2
up a ladder	-3 -2 -1 -2 10 -2
up and	-7 0 8 -9 0 9
up is	0 -3 -7 10 0 0
up is T	0 -3 -7 10 0 0
up on	-11 -3 6 -1 0 9
up quantity	10 -1 -4 3 0 -7
up quantity ,	-3 0 -3 9 0 -2
up to	34 0 -1 3 -5 -30
up with	8 -4 5 -1 -4 -4
up with the	4 -4 8 -1 -3 -4
update	-25 -3 -4 -15 -2 49
update $	-1 0 -2 -3 0 7
upstairs	-1 -2 -3 25 -2 -17
upstairs $	-6 -2 -2 20 -1 -10
us	15 -7 31 -39 73 -72
us !	4 0 -5 0 -1 1
us ! $	5 0 -4 0 0 -1
us $	-18 -5 33 -9 23 -25
us ,	1 10 -6 -1 -1 -3
us , we	5 0 -4 0 0 0
us .	10 -9 -2 -3 -4 7
us . $	-1 -7 -2 -1 -1 12
us a	-10 -3 -4 -5 34 -12
us a bell	-7 -1 -5 -4 27 -11
us a ring	-2 -2 0 0 6 0
us about	-3 0 -1 -2 8 -1
us and	8 0 -1 -1 -1 -6
us as	-1 6 -4 0 0 -1
us do	29 -1 -6 -10 -3 -10
us down	10 0 -6 -1 -1 -2
us down for	14 -2 -11 -1 0 0
us for	-4 -4 0 9 0 0
us have	-3 3 5 -2 -1 -2
us i	-2 9 -6 0 -1 -1
us i am	-2 8 -4 0 -1 -1
us me	8 -1 -1 -1 -2 -4
us me off	5 0 0 0 -1 -3
us please $	-3 -1 -1 -1 1 5
us say	5 1 -3 -1 -1 -2
us say Doffered	11 -7 -2 -1 0 -2
us the	-8 1 8 0 -1 0
us when	-6 0 -1 -2 10 -2
us when you	-6 0 -1 -2 10 -2
use	-39 -3 27 -17 -12 43
use the	-16 -4 -6 -12 -6 44
use the back	-11 -2 -1 -1 -1 16
use the side	-3 0 -1 -4 -4 11
use to	-9 5 14 -2 -3 -6
use to me	-5 -5 16 -1 -2 -3
use to us	-5 1 5 -1 0 0
used	-7 -1 3 5 -2 2
used .	-4 0 -1 0 0 5
useless	-7 -6 4 -9 -2 18
usually	-2 -2 -1 10 0 -5
van	-2 -2 -5 20 2 -14
van aside	-2 0 -1 9 -1 -5
van is	-1 -2 0 5 0 -1
van is it	-2 -1 0 5 0 -1
vans	0 -1 -7 6 0 1
very	17 -7 -16 -4 0 11
very good	-9 -1 0 0 0 11
very much	6 -1 0 -1 0 -4
very well	3 -4 -5 -1 0 8
very well ,	5 -2 0 0 0 -3
vet	5 -4 0 0 0 -1
visit	-5 0 -2 1 0 7
voicemail	6 -1 0 -1 0 -5
wait	17 -10 -21 -5 -4 23
waited	-6 0 -12 1 5 11
waited here	-5 12 -1 -3 -1 -3
waited in	-5 -4 -8 4 8 4
waited in all	-2 -3 -4 0 9 0
waited in the	7 0 -3 6 0 -9
waited on	9 -8 -2 1 -1 1
waitin	-15 -2 -5 34 -2 -11
waiting	16 -4 -23 3 -4 13
waiting $	27 0 -18 -5 -1 -2
waiting for	-4 0 0 6 0 -1
waiting to	-2 0 -1 -3 -2 7
waiting to hear	-2 0 -1 -3 -2 7
waive	-5 -1 -1 -2 -1 10
waive fees	-5 -1 -1 -2 -1 9
wales	6 0 -3 0 0 -2
walk	4 -9 8 0 -1 -3
walnut	7 -1 0 1 0 -7
walter	0 6 -5 0 0 -1
want	8 10 -22 -11 -4 19
want .	6 -1 0 -1 0 -4
want it	-5 -2 -11 -2 -3 24
want it any	-3 -1 -3 -5 -2 15
want it in	-1 0 -3 8 0 -4
want the	8 -1 0 0 0 -6
wanted	-4 0 -4 -4 0 11
wanted it	-4 0 -4 -4 0 11
ward	-6 -6 18 -3 4 -8
wardrobe	-13 -1 -12 8 -2 19
wardrobe is	-15 -1 -1 0 0 17
warehouse	2 0 -2 -2 7 -5
was	-37 -40 -4 11 -9 79
was a	4 -2 -1 -5 -1 5
was all	-1 -2 5 0 0 -2
was all set	-1 -2 5 0 0 -2
was delivered	-14 -2 0 -1 -1 17
was delivered on	-13 -2 0 -1 -1 17
was going	10 -1 -1 0 0 -8
was going to	10 -1 -1 0 0 -8
was good	-6 0 -6 -6 -1 20
was good $	0 0 -5 -1 0 6
was good ,	-6 0 -2 -5 -1 14
was hoping	-4 2 6 -1 -1 -2
was in	8 0 0 -1 0 -7
was in my	8 0 0 -1 0 -7
was the	-17 -1 -3 -8 -1 30
was told	-6 -28 -2 -3 0 38
was told Doffered	-6 0 -1 -1 0 8
washing	6 -1 0 0 -1 -4
watching	7 0 0 0 0 -7
waters	-8 -1 11 0 0 -1
way	10 -9 -4 17 -3 -11
way $	12 -6 -4 0 0 -2
wczesniej	-1 0 -1 5 0 -3
wczesniej ?	-1 0 -1 5 0 -3
we	15 19 46 -28 -3 -51
we accept	24 -4 -7 -2 -1 -10
we are	6 15 34 -17 -8 -30
we are a	-22 27 -7 4 0 0
we are abroad	-3 -7 31 -19 -1 0
we are all	-3 5 -1 2 0 -2
we are at	-16 2 10 6 -1 -1
we are away	0 1 6 -2 0 -3
we are both	11 1 -7 -4 -1 -1
we are in	1 8 -3 -3 -1 -2
we are off	6 0 -1 0 0 -5
we are on	-16 -3 22 4 -1 -6
we are out	7 -8 1 -2 -1 2
we are retired	27 -4 -12 -1 -2 -7
we can	7 -5 -3 -6 4 3
we can accept	-3 -2 -1 0 -1 7
we can do	23 -1 -11 -4 -1 -5
we can not	-12 2 11 0 0 -1
we do	-1 9 -2 -6 0 -1
we do Dfree	-2 6 -2 0 0 0
we get	-4 8 -2 -3 -1 2
we get back	-3 5 0 0 0 -1
we go	4 -6 4 -1 0 -1
we go for	5 -2 -2 0 0 0
we had	-17 -6 -9 -1 0 33
we have	4 -15 13 2 -4 1
we have a	-1 -3 8 -1 -1 -2
we have got	-1 0 12 -2 -1 -8
we have guests	5 -1 -4 0 0 0
we have had	6 -2 -6 7 4 -8
we have moved	-6 0 -8 -1 -1 17
we have no	2 -1 -7 7 -1 -1
we have our	-7 0 8 0 0 -1
we have the	7 -9 7 -2 -1 -2
we leave	-1 -1 7 0 0 -6
we look	5 3 -1 0 -1 -6
we moved	0 -5 -2 11 -1 -3
we no	-5 -2 9 0 -1 -1
we no longer	-5 -2 9 0 -1 -1
we please	6 -2 0 0 0 -2
we please deliver	6 -3 0 0 0 -2
we say	-2 17 -5 -4 -3 -2
we say Dfull	-5 16 -4 -4 -1 -2
we shall	-4 8 -1 0 0 -3
we shall be	-4 8 -1 0 0 -3
we sorry	-6 1 8 -1 0 -1
we want	12 -1 0 -1 0 -9
we will	3 -2 -1 -8 9 0
we will be	8 2 5 -5 -2 -8
we will have	5 -2 4 -1 0 -6
we will not	-5 -1 -9 0 -1 16
we will sort	-6 -1 -1 -2 13 -2
we work	4 4 -5 0 1 -4
we work $	-1 6 -1 0 0 -3
we would	7 -6 -3 -1 -2 5
we would like	2 -4 -2 -1 -1 6
weather	5 -1 -4 0 0 -1
website	-2 -1 -1 8 2 -6
website says	-5 -1 -1 7 -1 0
wedding	33 -6 16 -3 -2 -38
wedding !	35 -1 -3 -2 0 -29
wedding ! !	35 -1 -3 -2 0 -29
wedding $	-1 0 11 -1 -1 -8
wedding in	5 -4 -1 0 0 0
week	0 18 40 -22 -10 -27
week $	0 4 21 -5 -2 -18
week ,	-2 -1 10 0 0 -6
week .	5 0 -2 -2 -1 1
week . .	-3 1 -3 -1 -1 6
week is	-2 -1 10 -4 0 -3
week later	-3 9 -1 -4 -1 0
week of	-2 5 1 -2 0 -3
week with	7 0 -2 -1 0 -4
week with my	7 0 -2 -1 0 -4
weight	-3 -5 -1 16 -4 -3
weight and	-3 0 -1 8 -3 -2
well	10 -5 -22 9 8 0
well ,	4 -3 -5 0 11 -6
well , thanks	5 -2 0 0 0 -3
well .	7 -3 -1 0 -1 -2
well and	-5 0 -1 4 -1 3
well it	5 -1 0 -3 0 -1
well or	-14 -1 -1 18 0 -2
well or just	-14 -1 -1 18 0 -2
went	12 -2 -6 13 -3 -15
went to	0 -1 -4 12 -1 -7
were	-12 -17 1 7 -4 24
wet	-11 -1 3 -3 -1 13
wet .	-5 0 7 -1 -1 0
wet concrete	-5 0 -2 -1 0 8
what	-72 -44 -10 102 -9 31
what a	5 0 0 -2 -1 -2
what about	18 9 -3 -5 -1 -18
what about Dfree	0 8 0 -6 0 -1
what about the	34 0 -1 -32 0 0
what colour	6 0 0 -5 0 -1
what days	-1 0 -2 -7 4 6
what do	-1 0 0 5 0 -4
what do i	-1 0 0 5 0 -4
what else	-6 -2 36 -18 -1 -9
what else have	0 -1 6 -5 0 0
what else is	-2 0 20 -9 -1 -8
what else you	-3 -1 5 0 0 -1
what happens	-18 -6 -6 38 0 -8
what happens if	-4 -5 -2 17 0 -5
what i	-6 -25 -10 -4 6 39
what i said	10 -1 -2 0 -1 -6
what if	-2 -1 -4 13 0 -6
what is	-30 1 -9 22 -3 20
what is O	-4 -2 0 12 0 -6
what is the	-5 -7 -1 22 -1 -8
what is your	-1 -1 0 10 0 -8
what it	1 1 -2 -25 -4 28
what it is	-4 2 -2 -25 -1 30
what size	-2 -1 0 5 0 -1
what size van	-2 -1 0 5 0 -1
what time	-27 -7 -3 43 -1 -5
what time around	-9 -2 0 12 0 -1
what time would	-4 -1 -1 8 0 -2
what we	7 -1 0 -1 0 -5
when	-68 25 52 6 3 -16
when $	-3 0 -1 5 4 -4
when .	-3 -1 8 -1 -1 -3
when he	11 0 0 -2 -10 2
when he is	11 0 0 -2 -10 2
when i	-55 48 12 -4 -3 1
when i am	-34 31 6 -1 -1 -1
when i get	5 -1 -2 -2 0 -1
when i have	-6 2 -2 -1 0 8
when i paid	-2 -2 6 1 -1 -2
when in	7 -5 -2 0 0 0
when in the	7 -5 -2 0 0 0
when it	-8 -2 11 -1 -1 1
when it is	-8 0 7 -2 -1 4
when it will	-1 0 5 0 0 -3
when the	-13 0 5 -10 3 16
when they	-17 -5 21 -4 -2 6
when they are	-4 -1 9 2 -1 -4
when they come	-4 0 -5 -4 0 14
when they will	-2 0 6 -1 -1 -2
when things	-1 0 6 0 0 -5
when would	-1 -1 0 6 -2 -2
when you	18 -5 -17 -14 16 1
when you get	-2 -3 -3 -7 19 -3
when your	5 -1 -1 0 -2 -1
whenever	19 13 37 -17 -7 -45
whenever $	18 3 -6 -3 -1 -11
whenever you	-3 8 -3 -6 -2 6
whenever you can	-20 4 -2 -4 -1 23
whenever you like	17 3 -1 -2 -1 -16
where	-13 -9 -1 39 -4 -12
where is	-5 0 -2 27 -1 -19
where is it	-4 0 -1 13 0 -8
whether	-12 -1 -1 27 -7 -5
whether the	-5 -2 -1 16 -5 -3
which	13 -13 -12 75 -7 -56
which $	7 5 -2 -3 1 -7
which address	0 -9 -2 12 0 -1
which address have	0 -9 -2 12 0 -1
which depot	-2 0 -1 5 0 -2
which depot is	-2 0 -1 5 0 -2
which i	15 -5 -3 -1 -1 -6
which i have	6 0 -1 -1 0 -4
which i will	6 -1 -2 0 0 -2
which is	-5 -1 2 0 -1 5
which is not	-5 0 3 -1 -1 4
which of	-8 -5 -4 29 -2 -10
which of them	-4 0 -2 14 -1 -5
which of these	-6 -2 -1 12 0 -3
which one	-5 0 -1 15 0 -9
which one is	-5 0 -1 15 0 -9
which order	-2 0 -1 9 -1 -5
which order is	-2 0 -1 8 -1 -5
whichever	74 3 -27 -24 -11 -15
whichever $	22 -1 -14 -1 0 -5
whichever ,	-9 -1 -5 -7 -2 24
whichever , i	-12 -1 -2 -3 -2 20
whichever day	-4 5 0 0 0 -1
whichever is	28 0 -5 -6 -1 -15
whichever one	6 -1 -1 -1 0 -3
whichever one is	6 -1 -1 -1 0 -3
whichever the	1 -2 5 -2 0 -2
whichever time	5 1 -1 -1 0 -3
whichever you	16 1 -1 -3 -4 -9
while	6 -4 10 -1 -1 -10
whitby	7 -2 0 0 -2 -4
who	-55 -16 -15 86 -8 9
who brought	-3 -4 0 -1 0 9
who dis	-8 -1 -8 27 -7 -5
who dis $	-8 0 -2 36 -5 -21
who gave	-1 0 -3 -2 -1 6
who gave you	-1 0 -3 -2 -1 6
who has	-1 -4 10 1 -1 -5
who is	-30 -3 -5 5 -2 35
who is paying	0 0 0 7 0 -6
who is this	-1 0 -1 11 -1 -8
who ordered	0 0 0 24 -1 -23
who ordered this	0 0 0 24 -1 -23
who you	-1 0 -6 1 -1 8
who you are	-1 0 -6 1 -1 8
whoever	-5 5 -4 -2 -1 6
whole	-5 9 -3 -5 -2 5
whole day	0 -5 0 7 0 0
whole day $	-1 -5 0 7 0 0
whole family	-10 12 0 -1 -1 -1
whole family here	-3 5 0 0 -1 -1
whole family will	-6 7 0 0 0 0
whole of	7 0 -2 0 0 -4
whom	-3 -1 -1 0 0 5
why	-52 -9 -20 121 -2 -36
why am	-9 -2 -5 25 -1 -9
why am i	-9 -2 -5 25 -1 -9
why has	-4 -1 -1 9 0 -3
why has it	-4 -1 -1 9 0 -3
wife	-5 -11 11 -14 11 7
wife $	-28 0 -1 -1 -1 30
wife is	8 -6 -1 0 0 -1
wife is in	8 -6 -1 0 0 -1
wife s	-7 -1 17 -2 -1 -6
wife says	10 -1 2 -4 -1 -6
will	37 -50 21 12 -16 -17
will ask	-6 0 -6 -7 -1 21
will ask my	1 0 -3 -2 0 5
will ask the	-5 0 -1 -3 0 9
will be	47 -6 28 -25 -8 -36
will be $	-1 0 5 0 0 -3
will be T	7 -3 0 -4 0 0
will be asleep	-10 -1 11 0 0 0
will be at	-10 0 20 -1 0 -9
will be back	-10 4 -1 0 -1 8
will be closed	-6 0 7 0 0 -1
will be good	-9 -1 -2 0 0 13
will be here	12 9 -15 -4 -1 -1
will be home	-3 -2 -6 -1 0 12
will be in	18 -1 9 -16 -1 -9
will be there	18 1 -6 -2 -1 -10
will be under	-8 0 15 -1 -1 -5
will check	-14 0 -1 -3 0 18
will check with	-13 0 0 -2 0 16
will come	-5 -2 7 -1 -1 2
will come back	-9 -2 11 -1 -1 2
will do	20 -2 -12 -3 -3 -1
will do good	2 3 -7 -1 0 3
will do if	5 -2 -2 0 0 -1
will find	5 -2 0 0 0 -3
will finish	-2 0 5 -1 0 -2
will get	6 3 -3 -16 -3 12
will get back	-8 0 -3 -4 -2 17
will get the	16 0 -1 -12 0 -3
will go	10 0 -1 0 0 -8
will have	11 -2 -14 -9 -5 18
will have the	11 0 -2 0 0 -8
will have to	5 -1 -12 -5 -3 15
will i	-6 -5 -6 43 -2 -24
will i get	-5 0 -3 17 -1 -8
will it	0 0 -3 15 -2 -9
will it fit	-5 0 -1 15 -2 -7
will it take	-3 0 -1 6 0 -2
will know	9 -4 -1 0 0 -4
will let	-5 -4 10 -7 -3 9
will let you	-2 -3 4 -7 -3 11
will look	-7 0 -4 -4 -1 17
will look later	-5 0 -4 -3 -1 13
will need	-6 2 -2 0 -1 7
will need to	-6 1 -2 0 0 7
will not	-26 1 44 -9 -7 -3
will not be	-22 -8 28 -6 -2 10
will not get	-1 -1 7 0 0 -4
will not let	-4 4 5 -1 -2 -3
will not tell	-2 0 7 -2 -1 -2
will see	-7 0 0 0 0 7
will sign	8 -1 -1 -3 0 -2
will sign for	5 0 -1 -2 0 -1
will sort	-6 -1 -1 -2 13 -2
will sort a	-5 0 0 0 5 0
will sort it	-1 0 -1 -2 6 -2
will take	21 -2 -3 -1 0 -16
will take O	18 -1 -1 -1 0 -15
will tell	1 -1 -3 -4 7 1
will tell you	-7 -1 -3 -3 7 8
will text	-11 0 14 -3 -1 2
will the	-7 -1 -5 42 -2 -26
will they	-2 -1 -4 14 -1 -7
will they bring	-5 0 -3 10 0 -2
will they take	16 0 -1 -15 0 -1
will you	1 -2 -1 -1 8 -5
window	11 -10 -18 18 -1 0
window .	10 0 -10 0 0 1
window . $	10 0 -9 0 0 -1
wish me	8 -3 -1 0 -1 -3
wish me luck	8 -3 -1 0 -1 -3
with	17 -18 8 -13 8 -3
with Doffered	20 -3 -3 -1 -2 -13
with Doffered $	11 -1 -1 0 -1 -8
with Doffered .	5 -1 0 0 0 -3
with a	1 2 0 5 -7 -1
with a flask	8 0 0 0 0 -7
with another	-3 0 -1 0 0 6
with apologies	-6 -1 7 0 0 0
with apologies $	-6 -1 7 0 0 0
with different	-1 0 -7 10 1 -3
with domu	-2 -1 -1 8 -1 -4
with domu ?	-2 -1 -1 8 -1 -4
with it	-1 0 -1 1 13 -12
with it $	-1 0 0 -4 13 -8
with me	13 6 -17 -4 -7 10
with me $	-5 4 -12 -3 -3 19
with me back	11 -1 -4 -1 -2 -3
with mum	7 -6 0 0 0 -1
with my	7 -1 21 -7 -5 -15
with my husband	-6 -1 0 0 0 8
with my wife	-5 -1 -1 0 -1 8
with next	2 -2 -7 11 -1 -3
with next door	2 -2 -7 11 -1 -3
with place	-12 -1 -6 -6 -2 27
with place $	-9 0 -1 -1 -1 12
with place if	-3 0 -3 -5 -1 11
with quantity	5 0 0 0 -1 -4
with that	26 0 -6 -2 -5 -12
with that $	18 0 -6 0 0 -12
with the	-7 2 3 -15 2 16
with the baby	9 -2 -2 -2 1 -4
with the other	0 0 -1 -3 0 5
with them	5 0 0 -4 0 0
with them ?	5 0 0 -4 0 0
with twins	-2 -3 0 0 5 -1
without	7 -2 -5 5 2 -7
wniesienie	-1 -1 -1 8 -1 -4
wniesienie na	-1 -1 -1 6 0 -3
work	-34 22 84 -19 -3 -48
work $	-6 12 33 -14 -5 -20
work ,	15 2 1 -6 -3 -9
work .	-14 0 15 0 0 -1
work Dfull	6 -2 -2 0 0 -1
work Doffered	-6 -8 22 -2 0 -6
work Doffered $	-21 -2 28 -1 0 -5
work Doffered and	7 0 -7 0 0 0
work Doffered so	5 -2 -1 -1 0 0
work T	-15 20 1 -1 -1 -4
work T $	-21 27 -2 0 0 -2
work T so	7 -7 3 0 -1 -1
work and	-7 -1 4 -1 0 6
work both	-2 0 8 -2 0 -3
work both days	-2 0 8 -2 0 -3
work but	-10 -2 -3 0 17 -2
work for	-4 3 7 -1 -1 -4
work from	23 -5 -3 -2 -2 -11
work from home	24 -6 -3 -2 -2 -11
work in	-14 18 -3 0 0 -1
work on	6 -7 5 -3 0 -1
work so	6 0 -2 -1 -1 -2
work then	-7 -6 6 14 -2 -5
work then $	-7 -6 6 14 -2 -5
work unpaid	-3 -1 -5 -1 -1 9
work with	7 -1 -2 0 -2 -2
working	-21 -8 79 -5 -9 -36
working $	-8 -1 16 0 -1 -6
working .	0 8 -5 -2 -1 0
working Doffered	-17 -5 31 -3 0 -6
working Doffered $	-24 -4 36 -3 0 -5
working T	-5 -10 18 -2 -1 -1
working T $	-11 -6 19 -1 0 0
working all	-4 0 13 -3 -1 -5
working from	-5 -2 -3 0 -1 11
working from home	-5 -2 -3 0 -1 11
working it	-3 13 0 -3 -1 -6
working it $	-3 13 0 -3 -1 -6
working lates	9 -2 -2 -1 -1 -3
working lates Doffered	-6 8 -1 0 0 0
working rota	19 -6 -4 -1 -2 -6
working rota $	15 -4 -3 -1 -2 -6
working then	-4 0 7 -1 0 -2
works	74 -17 20 -39 -19 -25
works $	20 -5 48 -8 -4 -51
works ,	13 -7 -8 -6 -2 11
works , i	5 -5 2 0 0 -2
works , thanks	18 -1 -2 -3 0 -11
works .	18 5 -1 -1 -2 -19
works . $	2 7 -6 0 0 -2
works . please	12 0 -3 0 -1 -8
works . thanks	5 -1 -1 0 0 -3
works do	10 -10 -1 0 0 0
works for	9 -5 -7 -13 -3 19
works for me	7 -2 -9 -13 -3 20
works good	-24 -2 -4 -3 0 32
works is	-3 5 -1 0 0 0
works thanks	23 -5 -7 -1 0 -10
works thanks $	22 -5 -7 -1 0 -9
world	14 -3 -6 0 -1 -3
world $	6 -1 -3 0 -1 -1
would	-19 45 -17 18 22 -45
would Dfull	-13 16 -1 -1 0 -1
would Dfull be	-13 16 -1 -1 0 -1
would Doffered	-9 -5 -8 32 -2 -7
would be	1 24 -6 -14 -8 4
would be Doffered	7 -4 -2 0 0 -1
would be best	15 -10 -1 -1 -1 -2
would be better	-14 19 -1 -1 -1 -2
would be good	-6 5 2 -11 -3 13
would be ok	-3 5 0 0 0 -1
would be our	5 -3 0 -1 0 0
would be the	-4 7 0 0 -1 -2
would be yes	-4 0 0 0 0 5
would do	5 -1 -2 1 -2 -1
would go	17 -2 -1 0 -1 -12
would have	-8 -9 30 -3 -2 -9
would have been	-8 -3 20 -2 -1 -6
would have said	-4 -4 12 0 0 -4
would i	5 -3 -6 14 -3 -8
would it	-4 1 -4 1 8 -2
would it be	-4 1 -4 1 8 -2
would like	-18 -10 -7 -9 12 33
would like Dconflict	-19 -5 0 0 -2 27
would like the	7 -5 -3 -3 -2 6
would like to	-8 -1 -1 -5 11 3
would love	-10 0 22 -1 -1 -9
would love to	-11 0 23 -1 -1 -9
would prefer	6 -3 -1 -2 9 -8
would prefer the	7 -4 0 -1 -1 -1
would prefer to	-2 0 -1 -1 10 -6
would rather	17 -9 -5 -3 9 -9
would rather speak	-3 0 -1 -1 7 -2
would sooner	1 -1 -4 -1 7 -2
would suits	-14 24 -6 -1 -2 -1
would suits ,	-2 7 -5 0 0 0
would suits us	-11 13 0 0 -2 0
would that	-3 -1 -1 6 0 0
would that be	-3 -1 -1 6 0 0
would want	-1 18 -1 -4 -1 -12
would work	12 -1 -5 -1 0 -5
would work $	0 5 -4 0 0 0
would yes	-4 0 0 0 5 -1
would you	5 -1 -1 -2 3 -3
write	-12 2 8 -1 -1 4
writing	0 -3 -16 -2 14 6
writing .	-1 0 -8 0 0 10
writing . $	-1 0 -8 0 0 10
written	1 -5 -3 -1 -1 9
written apology	-5 0 -2 -1 -1 9
written to	5 -1 0 0 0 -3
wrong	-13 -1 -39 -30 -4 87
wrong number	-19 -1 -19 -20 -4 62
wrong number $	-5 -1 -15 -13 -2 36
wrong number ,	-2 0 -2 -2 -1 8
wrong number love	-3 0 -1 -1 0 5
wrong person	-1 0 -5 0 0 7
x	49 2 12 -17 -10 -36
x $	54 3 25 -12 -8 -61
xx	-13 -5 -11 -5 -1 35
xx $	-13 -5 -11 -5 -1 35
year	-13 4 15 -1 -1 -4
year .	1 -5 4 0 0 0
year so	7 -2 -5 0 0 0
years	-2 0 -4 -1 -1 9
yes	116 -26 -127 -12 -30 -33
yes !	24 -10 -5 -2 -1 -6
yes ! !	15 -8 -3 -1 -1 -2
yes ! $	8 -3 -2 0 0 -3
yes $	81 18 -22 -29 14 -61
yes ,	60 -19 -12 -21 1 -6
yes , $	30 -3 -2 -2 -1 -21
yes , i	-8 -2 -5 -2 0 17
yes , leave	5 -1 0 0 0 -3
yes , thanks	7 0 0 0 0 -6
yes , yes	10 -1 -1 -1 -1 -7
yes .	39 -16 -26 -9 -9 21
yes . $	38 -3 -4 -4 -2 -25
yes . it	7 0 -1 -1 0 -5
yes . thanks	7 0 0 -1 0 -5
yes ?	-31 5 -1 32 -1 -4
yes ? $	-27 2 -1 30 -1 -4
yes Doffered	8 -8 -22 -8 -3 34
yes Doffered $	8 -1 -2 -1 0 -4
yes Doffered .	8 0 0 -5 -2 0
yes Doffered is	6 -1 -3 0 0 -2
yes T	5 -4 0 0 0 0
yes all	5 0 -1 -1 0 -3
yes all good	5 0 -1 -1 0 -3
yes as	7 -1 -1 -3 0 -2
yes as long	6 0 -1 -3 0 -2
yes but	-17 28 2 -10 -6 3
yes but T	-27 28 0 0 0 0
yes but can	16 -13 0 -3 0 0
yes but i	-8 13 12 -2 -1 -14
yes but not	-28 0 -8 0 0 36
yes finally	7 0 -1 -2 0 -3
yes good	27 -1 -4 -7 -1 -13
yes good $	9 -1 -1 -1 0 -6
yes good .	7 0 0 -5 -1 -1
yes i	-1 0 -1 -10 11 1
yes i can	7 0 0 -2 0 -4
yes i would	-10 0 0 -7 12 6
yes if	16 12 -1 -11 -2 -13
yes if it	5 1 0 -5 0 -1
yes if you	-14 15 0 0 0 0
yes it	7 0 0 -3 0 -4
yes it is	7 0 0 -3 0 -4
yes no	-24 0 31 -1 0 -6
yes ok	-16 0 0 0 0 16
yes ok $	-16 0 0 0 0 17
yes please	30 -5 -5 -13 -9 2
yes please $	10 0 -1 -1 -1 -8
yes please ,	7 0 0 -5 0 -1
yes please .	5 -1 0 -2 -1 -2
yes thanks	25 -1 -1 -2 0 -21
yes thanks $	10 0 -1 -1 0 -8
yes that	29 -4 -9 -11 -1 -4
yes that is	16 -3 -2 -7 0 -2
yes then	1 -2 5 -1 0 -3
yes to	-30 -3 -16 -2 -2 53
yes to Doffered	-22 -5 -15 -2 -1 46
yes works	10 0 -2 -1 0 -6
yes works $	9 0 -2 -1 0 -5
yes yes	32 -4 -3 -6 -2 -18
yes yes $	14 -1 -1 -3 -1 -9
yes yes yes	8 0 -1 -2 0 -4
yet	-15 -3 18 -1 2 -1
yet $	-11 -2 4 4 -4 7
yet ,	-3 0 5 -1 2 -2
yet so	-2 0 6 -2 0 -2
yn	-5 0 20 -3 -4 -8
yom	-9 -3 10 0 0 3
yom kippur	-9 -3 10 0 0 3
you	13 -23 -37 37 8 13
you !	-4 -1 -2 0 -1 9
you ! $	-13 -1 0 0 -1 15
you $	-5 4 -16 10 2 5
you ,	4 -6 17 -3 -5 -7
you , $	-5 -2 11 -1 -1 -3
you , that	12 -3 0 0 0 -8
you , this	-3 0 -1 0 -2 6
you .	-1 -6 -3 1 -4 13
you . $	-5 -5 -3 3 -3 14
you ?	-5 8 0 -2 0 0
you Dfull	-12 -13 -1 32 -1 -5
you Doffered	16 -12 -11 22 -2 -13
you Doffered $	19 -2 -3 -4 0 -10
you Doffered but	13 -3 -1 -1 0 -7
you T	16 3 -5 -10 -1 -3
you a	-3 3 -2 12 -2 -8
you already	3 -4 -1 6 0 -4
you and	0 -1 -3 0 -1 6
you any	-9 0 17 -4 -1 -4
you are	22 -5 -10 -11 -6 11
you are a	-2 0 -1 -4 -1 8
you are now	-5 -1 -1 -1 0 8
you as	-5 -1 0 0 0 7
you as soon	-5 -1 0 0 0 7
you ask	2 -11 12 -1 -1 -2
you at	-5 0 -2 -6 -3 16
you book	0 0 0 -1 5 -3
you book anything	0 0 0 -1 5 -3
you call	-2 -3 -2 -6 15 -1
you call please	-2 -3 -2 -5 14 -1
you can	-3 15 -15 -35 -9 46
you can $	-3 5 0 0 0 -1
you can do	-14 15 0 0 0 0
you can get	7 -1 0 -5 0 0
you can promise	9 0 -1 -2 0 -6
you choose	57 -4 -6 -15 -8 -25
you choose $	23 0 -1 -6 -1 -15
you choose ,	12 0 -3 -1 0 -8
you come	-1 13 -1 -6 -1 -4
you confirm	-4 -2 -2 12 -2 -2
you deliver	-10 -6 -2 14 -7 10
you did	-16 -1 -6 -3 -1 26
you do	4 41 8 -40 -7 -6
you do $	-16 -1 18 0 0 0
you do ?	-4 7 0 -2 0 0
you do Dfree	-2 15 -5 -5 -1 0
you do Dfull	-3 5 0 0 -2 -1
you do Doffered	36 -6 -1 -27 -1 0
you do Dopen	-4 7 0 -1 -1 0
you do the	6 0 -1 -4 -1 0
you for	-15 18 -4 -7 -7 15
you for contacting	-11 -6 0 0 -3 22
you for letting	7 0 -1 0 0 -5
you for the	-4 0 0 -2 0 6
you get	-10 -5 -6 30 18 -27
you get duration	-7 0 -3 -4 16 -3
you get here	5 -3 0 -1 0 0
you get my	-6 -2 -3 26 -2 -14
you get this	-2 0 0 11 1 -10
you give	-3 -2 -1 5 4 -3
you got	-23 29 -12 27 6 -27
you got $	-3 -1 7 -1 0 -1
you got ?	0 -5 2 4 0 0
you got Dopen	0 5 0 -5 0 0
you got any	-1 -2 -5 12 -1 -3
you got anything	-10 28 -2 -10 0 -6
you got for	-1 -6 -1 14 -2 -4
you got the	-1 -1 -4 21 -2 -14
you have	-8 7 -4 -28 -8 40
you have anything	-2 0 10 -4 -1 -4
you have got	4 9 -12 -4 -3 5
you have the	3 -1 -3 -4 -1 6
you in	7 -2 6 -2 -2 -7
you in $	-3 0 5 -1 0 -1
you in ,	5 0 2 -1 -2 -4
you keep	13 0 -1 0 -1 -11
you know	-26 -8 1 -4 -3 41
you know $	0 -1 2 6 -1 -6
you know Dfull	-2 -2 -1 -3 0 9
you know Doffered	-16 -2 -3 -8 0 29
you leave	-1 0 0 16 -1 -14
you leave it	-1 0 0 16 -1 -14
you like	29 8 -5 -7 -3 -22
you like $	16 5 -1 -2 -1 -17
you lot	8 -9 4 -10 -4 11
you lot .	-5 -1 10 0 0 -4
you lot are	-2 -3 -1 -4 -1 11
you make	14 -7 -1 -7 5 -4
you make it	15 -7 -1 -7 -1 0
you must	-9 -1 -1 -2 0 13
you narrow	-6 -1 -7 18 -1 -2
you never	-16 -1 10 -1 -1 9
you not	-1 -8 -1 12 -1 -2
you on	-11 -1 -4 -1 0 18
you people	-4 -1 5 -5 -1 7
you phone	-6 -4 -5 -4 26 -8
you pick	20 2 -1 -5 -1 -16
you pick $	7 3 0 -4 -1 -5
you promise	10 -3 0 -6 0 -1
you promise it	10 -3 0 -6 0 -1
you propose	5 2 2 -1 0 -8
you propose is	8 0 0 -1 0 -6
you put	11 -3 -1 -2 -3 -3
you put it	9 -1 -1 -2 -3 -2
you ring	-6 -1 -4 -6 24 -7
you ring me	-2 0 0 -1 8 -5
you ring us	-1 0 -1 -4 9 -2
you said	-12 -2 -2 -1 -1 18
you said Doffered	-5 0 -1 0 0 6
you see	-4 0 -1 0 -1 6
you send	-11 -6 21 1 -2 -2
you send a	-2 -1 0 6 -1 0
you send me	0 -2 6 -3 0 0
you send more	-9 -2 15 -2 0 -2
you so	-5 -1 -1 -1 0 7
you so much	-6 0 -1 -1 0 7
you still	-6 0 -2 15 0 -7
you still have	-2 0 -1 9 0 -5
you suggest	-9 -2 12 0 0 0
you take	-7 -1 -1 19 -2 -7
you take the	-7 -1 -1 16 -2 -5
you tell	-8 -3 -2 24 -6 -6
you tell me	-10 -2 -1 22 -5 -4
you text	9 -2 0 -4 -2 0
you the	-4 -2 -1 11 1 -5
you the same	-4 -1 -1 11 0 -5
you this	-1 0 -3 -1 -1 5
you to	-7 -1 -3 -2 -2 16
you want	-2 0 -4 -5 -1 12
you when	-5 -2 13 -3 4 -8
you will not	5 -1 -2 0 0 -2
you yes	-26 -6 0 8 25 0
you yes $	-25 0 0 0 25 0
your	-13 -25 -23 22 -4 45
your chaps	8 -1 -1 -3 0 -2
your delivery	-6 -8 -2 -3 -1 21
your driver	-4 -4 -1 -3 -1 14
your drivers	5 -1 -1 -1 0 -1
your e	-7 0 -2 0 0 9
your e mail	-7 0 -2 0 0 9
your first	-1 -2 -3 0 0 7
your guys	-1 0 -1 6 0 -4
your lads	-13 -4 -1 -5 0 24
your list	-2 -3 -3 -2 2 8
your list $	-1 -2 -1 -2 -1 8
your lorry	-3 0 -1 7 0 -3
your men	7 -1 0 0 0 -6
your men to	5 0 0 -1 0 -3
your message ,	7 -2 0 -1 0 -4
your message .	3 0 4 0 0 -7
your not	-10 11 0 0 0 -1
your note	5 0 -1 0 -2 -3
your old	-2 0 -1 8 -1 -3
your old sign	-2 0 -1 6 -1 -3
your system	-4 -1 0 0 0 6
your text	-3 -2 0 7 0 -2
your website	-1 -1 -1 6 2 -5
your website says	-5 -1 -1 7 -1 0
yours	9 -3 -3 0 -1 -2
z	-2 0 18 -4 -1 -11
z tych	-2 0 18 -4 -1 -11
z tych terminow	-2 0 18 -4 -1 -11
zadzwoni	-1 0 -1 5 0 -3
zadzwoni wczesniej	-1 0 -1 5 0 -3
zadzwoni wczesniej ?	-1 0 -1 5 0 -3
zamawialem	-1 0 -3 0 -1 5
星期六可以	20 -1 -2 -2 -1 -15
星期六可以 ,	20 -1 -2 -2 -1 -15
星期六可以 , 谢谢	20 -1 -2 -2 -1 -15
谢谢	20 -1 -2 -2 -1 -15
谢谢 $	20 -1 -2 -2 -1 -15
`;
