/** Written by `npm run replies:train`: a phrase a line, its weights in hundredths in the sequence of REPLY_INTENTS. */
export const WEIGHTS = `
	36 -4 -50 -34 -58 56
!	57 -19 29 -26 -9 -34
! !	27 -11 19 -13 1 -22
! ! !	-19 4 11 -7 -4 14
! ! $	23 -7 24 -7 3 -36
! ! Doffered	16 -4 -8 -1 0 -4
! ! so	-17 6 -12 -3 -1 27
! ! yes	7 0 -2 -1 -1 -2
! $	62 -15 5 -14 -1 -37
! Dfree	-2 7 -2 0 -1 -3
! Doffered	18 -5 -8 -1 0 -4
! Doffered $	10 0 -5 0 0 -3
! so	-17 6 -12 -3 -1 27
! yes	15 0 -3 -3 -1 -9
! yes !	5 0 -2 -1 -1 -2
$	34 -5 -39 -24 -47 45
(few words)	81 17 -19 -89 -50 -21
(nothing named)	-16 -235 84 148 72 145
(one offer)	-34 30 96 2 -31 -29
,	50 36 -37 -76 15 -30
, $	10 2 29 -9 -10 -22
, ,	-42 -4 -7 -2 -2 57
, .	-14 -1 -1 0 -1 18
, . $	-20 0 0 0 -1 21
, Dconflict	-23 -4 0 0 -1 28
, Dfree	-19 52 -20 -2 -2 -6
, Dfree $	-10 21 -9 0 -1 -2
, Dfree .	-4 10 -2 0 -1 -3
, Dfree or	0 6 -6 0 0 0
, Dfull	5 -9 -1 -1 -2 6
, Doffered	85 -35 -46 -10 -7 10
, Doffered $	66 -15 -23 -2 -1 -24
, Doffered ,	-12 -1 16 -1 0 -1
, Doffered .	6 -1 -1 0 0 -4
, Doffered T	9 -6 -1 -1 0 0
, Doffered i	7 0 -5 0 0 -2
, Doffered if	7 -2 -3 0 0 -2
, Doffered is	43 3 -21 -2 -2 -23
, Doffered no	-6 -1 11 0 0 -3
, Doffered please	5 -1 -1 0 0 -2
, Doffered then	9 -1 -4 0 0 -4
, Doffered work	-17 -1 19 0 0 0
, Doffered works	24 -5 -14 -2 0 -3
, Doffered would	12 -4 -6 0 0 -1
, Dopen	-11 20 -3 0 -1 -4
, Dopen T	-5 8 -3 0 0 0
, O	-29 31 -1 0 0 -1
, O $	-30 31 0 0 0 -1
, T	-46 42 -9 -6 6 14
, T $	-19 23 0 -1 -1 -2
, T ,	5 2 -1 -2 -1 -4
, T .	-23 8 -5 0 5 15
, T are	5 -4 -2 0 3 -1
, a	-1 -1 6 -2 -4 1
, all	-8 -6 0 0 0 15
, and	-12 -12 5 13 -6 12
, and a	-4 -2 9 0 -3 1
, and is	-5 -5 0 11 0 0
, and the	-7 -1 0 -1 0 9
, and yes	-4 0 -1 0 0 5
, any	10 15 -6 -3 1 -17
, any T	-6 4 0 0 2 0
, any day	4 8 -8 -1 -1 -2
, any of	-5 1 4 0 0 0
, any time	-4 5 -1 0 1 0
, as	3 3 -1 0 1 -6
, aside	9 -4 -1 -2 5 -7
, at	5 -1 -2 0 -1 0
, at my	5 0 -4 0 0 0
, back	16 0 -9 -1 -1 -6
, been	12 -12 -2 -1 -1 4
, both	-7 11 -2 0 0 -2
, builders	6 -6 0 0 0 0
, building	-3 10 -1 0 -1 -5
, building work	-3 10 -1 0 -1 -5
, but	-12 7 9 -10 19 -13
, but Doffered	8 -3 -2 0 -1 -2
, but could	-7 8 0 0 0 0
, but only	5 -1 -1 -2 -1 0
, but tell	7 -1 0 0 -3 -3
, but the	-3 -1 5 0 0 0
, call	-6 -6 -1 -1 18 -4
, came	-3 -1 0 0 -1 5
, can	3 -17 37 -8 5 -20
, can not	12 -7 2 -3 8 -12
, can we	1 0 6 0 0 -7
, can you	-7 -2 -1 12 -1 -1
, code	11 0 -3 -1 0 -7
, code ,	8 0 -3 0 0 -4
, could	5 1 -1 1 -3 -3
, could we	10 -7 0 0 0 -1
, do	-5 9 4 5 -2 -10
, do not	-7 7 4 7 -2 -9
, easier	-1 0 0 -1 6 -4
, either	-4 18 -9 0 0 -3
, either of	4 5 -9 0 0 0
, either slot	-8 9 0 0 0 -1
, floor	0 -2 11 -1 -1 -7
, floor s	-4 0 11 -1 -1 -6
, front	-3 0 -3 -4 -1 11
, gate	5 0 0 -1 -4 0
, give	-2 -2 0 0 5 -1
, give us	-2 -2 0 0 5 0
, go	-2 0 -2 -1 0 7
, got	0 -7 18 -8 3 -6
, got a	5 -2 -1 0 -1 -1
, house	-5 7 0 0 -1 -1
, how	-3 -3 -3 15 -2 -3
, i	12 8 -16 -6 -9 11
, i am	11 6 -11 -8 2 0
, i aside	-7 0 -1 -2 -1 11
, i can	1 -1 5 0 0 -4
, i finish	-7 9 -1 0 0 -1
, i have	9 -2 0 3 -2 -8
, i prefer	9 -1 -6 0 0 -2
, i take	-8 9 0 -1 0 0
, i will	5 -2 -4 -2 -1 3
, i work	13 7 -3 -2 -2 -13
, i would	-1 -8 0 -1 -1 10
, if	0 -4 -7 -2 -5 18
, if it	-15 -2 0 -1 -1 19
, if not	9 -2 -6 0 0 -1
, in	1 -1 -2 -2 -1 6
, is the	-2 -1 0 2 5 -3
, it	-3 -3 -7 19 5 -11
, it is	-8 -1 -11 14 6 0
, je	-4 0 -1 -1 -1 8
, je n	-4 0 -1 -1 -1 8
, just	14 -7 -5 8 -6 -4
, kitchen	-4 0 17 -6 -3 -3
, last	1 -1 -4 13 -1 -8
, leave	10 -10 13 -7 -3 -3
, leave it	-1 -5 15 -6 -3 1
, leave with	5 0 -2 0 0 -3
, let	-2 0 6 -1 -1 -3
, mam	-6 -1 9 0 0 -2
, me	0 0 0 10 -1 -8
, me or	0 0 0 10 -1 -8
, mind	-6 0 0 -2 0 8
, mind the	-6 0 0 -2 0 8
, mr	-1 0 1 -1 6 -4
, much	-10 0 0 -1 -1 13
, mum	6 0 -2 0 0 -3
, my	6 0 -9 3 11 -10
, need	-6 -9 -1 -2 -1 19
, need to	-7 -9 -1 -2 -1 19
, neither	-10 -1 11 0 0 0
, new	-2 -3 -1 -3 -2 10
, no	-6 2 6 -7 -3 7
, no idea	-2 0 7 -1 -1 -2
, nobody	-11 -2 13 -1 0 1
, none	-7 0 11 -1 -1 -3
, not	18 1 -17 -3 2 -1
, not Doffered	17 -4 -10 0 0 -2
, not the	-4 0 -2 0 0 7
, noted	-8 0 0 0 -1 10
, nothing	0 -2 -3 -1 -4 9
, nothing .	-2 0 -2 0 -3 9
, notmind	-6 11 0 -3 -1 -1
, notmind which	-5 6 0 -1 0 0
, off	7 4 -2 -1 -2 -6
, off work	6 0 -2 0 -2 -2
, on	8 0 -3 -3 7 -10
, on phonenumber	-7 0 0 0 10 -2
, on the	5 2 0 -2 0 -4
, one	-7 1 7 0 0 0
, one of	-7 1 7 0 0 0
, only	6 -3 -3 0 0 0
, or	-29 6 -3 5 -2 23
, or Doffered	-23 0 -1 0 0 24
, otherwise	15 -3 -5 -1 -1 -4
, otherwise i	12 -2 -5 0 -1 -2
, outcome	-5 -1 0 0 0 7
, outcome booked	-5 -1 0 0 0 7
, phone	9 -5 -10 0 9 -3
, phone me	-5 -4 0 0 10 0
, phonenumber	-2 -1 0 -1 6 -2
, phonenumber .	-5 0 0 0 6 -1
, place	7 -3 0 -1 0 -2
, please	-27 -22 26 0 -7 31
, please .	13 -14 2 0 -2 2
, ring	-3 0 -4 -1 18 -9
, school	6 -4 0 0 0 -1
, see	16 -1 -3 0 0 -11
, see you	12 -1 -2 0 0 -8
, she	3 -2 -2 -2 6 -2
, she does	-1 0 0 -3 5 -1
, shes	-2 0 0 -1 -2 6
, shop	8 -5 0 -1 0 -2
, skip	-8 -3 0 0 0 12
, slot	-11 0 -2 -2 -1 17
, slot $	-9 0 -2 -2 -1 14
, so	2 14 16 -5 -6 -20
, so Doffered	10 -5 -2 0 0 -2
, so Dopen	-8 10 0 0 0 -1
, so i	5 -1 4 0 -1 -6
, so kindly	5 -1 0 0 0 -2
, so no	-5 -1 6 0 0 0
, so whichever	-7 7 4 -2 0 -2
, sorry	-6 8 18 -4 -4 -12
, sorry $	-3 -3 25 -4 -4 -11
, subject	5 -1 0 0 0 -4
, subject to	5 -1 0 0 0 -4
, thanks	30 -18 -8 -7 -3 8
, thanks !	-6 -1 -1 0 0 8
, thanks $	7 -7 -4 -2 0 7
, thanks butt	7 -1 -1 0 0 -4
, thanks you	7 -4 -1 -2 -2 1
, that	19 0 -1 -2 -1 -15
, the	-6 8 -7 17 -8 -3
, the Doffered	5 -2 -2 0 0 -1
, the appointment	6 0 0 -1 -1 -4
, the one	-14 -1 16 0 0 -1
, then	-17 -4 -2 -3 -2 28
, there	-1 -4 0 2 -2 5
, third	-19 -1 0 -4 -1 26
, this	-11 -1 -2 -6 7 12
, this is	-7 0 -1 -2 10 1
, unsure	0 -4 10 -2 0 -4
, up	3 -5 -1 -2 10 -5
, use	-2 0 -2 -5 0 10
, use the	-2 0 -2 -5 0 10
, we	-8 4 4 -1 1 1
, we are	7 -3 -4 1 0 -1
, we have	-7 -2 17 -2 2 -7
, which	9 -1 -5 -3 -2 2
, which i	11 -2 -2 -1 -1 -6
, which is	-4 0 -2 -1 -1 7
, whichever	-15 2 -6 -3 -2 24
, whichever $	5 0 0 0 0 -5
, whichever fits	10 0 -5 -1 -1 -4
, whichever suits	9 1 -1 -1 0 -8
, who	-3 -1 -1 -4 -1 10
, who is	-4 -1 -1 -1 0 7
, wife	-2 -1 6 -1 -1 -1
, will	7 0 7 -5 -3 -6
, will be	-9 -1 10 0 0 0
, will let	13 0 -2 0 0 -10
, work	-29 30 0 0 0 -1
, work T	-29 30 0 0 0 -1
, would	-15 13 -2 6 0 -1
, wrong	-3 0 -15 -3 -1 21
, wrong number	-3 0 -15 -3 -1 21
, yes	14 -3 -1 -3 -3 -4
, yes ,	8 0 -1 -1 -1 -5
, yes .	-3 -1 -2 -1 -1 8
, yes that	7 0 -4 0 0 -2
, you	20 2 -2 -4 -2 -14
, you choose	18 0 -1 -3 -1 -13
, your	-2 -4 -2 8 0 0
, 谢谢	20 -1 -2 -2 -1 -15
, 谢谢 $	20 -1 -2 -2 -1 -15
.	54 41 -5 -94 15 -50
. $	-13 -7 -33 15 5 76
. ,	-10 -2 0 0 0 12
. .	-5 3 -17 -3 -3 25
. . .	-8 4 -16 -3 -3 26
. . i	-10 5 -11 0 0 17
. . no	1 2 -14 -1 -1 13
. Dfree	-61 104 -25 -4 -3 -6
. Dfree $	0 6 -4 0 0 -1
. Dfree good	-4 7 -3 0 0 0
. Dfree if	-12 13 0 0 0 0
. Dfree is	-9 12 -2 0 0 0
. Dfree please	-1 7 -4 0 0 0
. Dfree would	-4 6 -2 0 0 0
. Dfree yes	-4 5 -1 0 0 0
. Dfull	1 15 -2 0 -3 -10
. Doffered	105 -11 -52 -14 -5 -30
. Doffered $	74 -13 -45 -2 -2 -11
. Doffered ,	9 -4 0 0 0 -4
. Doffered .	52 -7 -11 -4 -3 -26
. Doffered T	-6 21 -9 -3 1 -4
. Doffered i	7 -1 -4 0 0 -1
. Doffered is	11 -3 -3 0 0 -4
. Doffered no	-23 -3 34 -1 -1 -6
. Doffered please	12 -5 -5 0 0 -2
. Doffered the	-8 -2 13 -2 0 0
. Doffered then	8 -5 -1 0 0 -1
. Doffered would	5 -1 -4 0 0 0
. Doffered yes	9 -1 -4 0 0 -3
. Dopen	-22 36 -9 -1 -1 -3
. Dopen ,	-3 5 -1 0 0 -1
. Dopen T	-4 9 -5 0 0 0
. O	-1 8 -4 -1 -2 0
. O $	5 -2 -3 0 0 -1
. T	-30 46 -2 -3 -2 -9
. actually	3 -4 -9 0 -1 11
. actually no	0 0 -9 0 -1 11
. and	11 -6 12 -2 -1 -13
. and someone	5 0 0 -1 0 -4
. and tell	5 -1 0 -1 0 -3
. any	-9 15 -4 0 0 -1
. any day	-9 13 -3 0 0 -1
. are	2 -10 -2 15 -1 -4
. are .	5 -1 -1 0 0 -2
. are both	-3 -9 0 13 0 -1
. aside	-1 0 -4 0 0 5
. aside .	-1 0 -4 0 0 5
. ask	-6 -1 -2 -1 5 4
. ask for	0 0 -1 -1 7 -4
. back	-14 -1 43 -4 -3 -21
. both	-3 0 8 -2 -2 -2
. but	-23 -1 -8 0 0 33
. call	-1 -3 0 0 8 -4
. call me	-1 -3 0 0 8 -4
. can	-21 -2 1 -5 10 17
. can i	0 0 -3 6 0 -3
. can not	-23 0 -2 0 0 26
. can you	5 -5 7 -11 10 -6
. could	0 -3 10 -4 -2 -1
. could we	-3 5 -1 0 0 0
. could you	4 -6 12 -10 1 -1
. do	22 -9 10 -21 -5 3
. do not	1 -3 -1 -1 -4 7
. do you	5 -2 11 -10 -1 -4
. give	-2 -1 5 0 -2 0
. give us	-2 -1 5 0 -2 0
. good	6 -1 0 0 0 -5
. got	7 -8 2 0 0 0
. had	0 0 -6 -11 -1 17
. have	-7 -1 11 -1 0 -2
. have you	-6 -1 10 -1 0 -1
. he	-3 -3 -1 -1 7 1
. hospital	-1 0 0 6 -1 -3
. how	17 -2 -1 -9 0 -5
. how many	19 -2 -1 -12 0 -3
. i	1 -4 -16 -9 -2 30
. i am	-5 0 -15 2 1 16
. i do	-7 0 -11 -1 6 12
. i expect	-2 0 -2 0 0 5
. i have	5 0 -7 -3 -6 10
. i mean	0 5 0 0 0 -5
. i shall	11 -4 1 -2 -3 -2
. i teach	-6 1 7 -1 -1 0
. i took	-2 0 -2 0 -3 9
. i will	-12 -10 12 -1 -1 13
. i would	13 14 -6 -3 -3 -15
. if	7 1 -18 -3 -2 15
. if you	-17 7 -1 0 -1 12
. if your	-9 -2 -1 0 0 12
. in	10 -8 -1 0 0 0
. is	37 -15 1 -13 -4 -6
. is it	15 -2 0 -12 0 -1
. is that	5 -4 0 -1 0 0
. is there	9 -10 4 3 -3 -3
. it	18 0 -7 3 3 -17
. it is	18 1 -7 3 3 -17
. just	8 -1 -1 -2 0 -4
. just get	6 -1 -1 -2 1 -4
. key	8 -1 -3 0 0 -3
. key safe	7 -1 -3 0 0 -3
. kindly	-1 -3 -1 -4 1 8
. kindly confirm	-2 0 -8 0 -1 10
. leave	-21 0 -1 0 0 23
. let	8 0 -1 0 0 -7
. let me	8 0 0 0 0 -7
. may	5 -2 0 0 0 -2
. mr	0 0 -2 -1 6 -3
. my	7 3 -1 -1 -4 -4
. my husband	5 0 2 0 -1 -5
. nan	10 -4 -4 -1 -1 0
. nan is	10 -4 -4 -1 -1 0
. neither	-7 -4 15 0 -1 -4
. neither of	-2 -1 5 0 0 -3
. no	-9 -11 35 -4 -5 -6
. no .	-2 0 -14 -1 -1 17
. no good	-21 -2 35 0 -2 -10
. no scrap	5 -1 -4 0 0 0
. no wait	8 0 -2 0 -1 -5
. not	13 2 1 -1 5 -20
. not Doffered	14 -4 -6 0 0 -4
. oh	-22 0 -2 0 0 24
. on	-1 -1 -3 -1 -1 6
. one	-4 -1 -3 0 -3 11
. one star	-5 -1 -3 -2 -1 12
. parking	6 -1 0 0 0 -5
. parking is	6 -1 0 0 0 -5
. phone	-2 -3 -6 -1 19 -7
. phone me	0 -1 -1 0 6 -4
. phonenumber	-8 -4 -3 -1 21 -5
. phonenumber $	-3 0 0 0 5 -2
. phonenumber ,	-2 -2 -2 0 6 0
. phonenumber .	-2 -1 -1 -1 8 -3
. please	2 1 16 -6 -10 -2
. please advise	-10 -1 16 -1 -1 -3
. please ask	5 0 0 0 -4 0
. please cancel	-4 0 -1 0 0 5
. please deliver	5 -1 -4 0 0 0
. please do	5 -1 -1 0 -3 0
. please have	5 -3 0 0 -2 -1
. please phone	-1 0 -2 0 5 -2
. please send	-5 0 7 0 -1 -1
. please take	-3 -1 0 0 0 5
. please use	15 0 -3 0 0 -11
. reception	7 -2 -1 -2 0 -3
. reception will	7 -2 -1 -2 0 -3
. ring	-2 -4 -5 -2 17 -4
. ring the	-1 -2 -4 -2 11 -2
. secondchoice	5 -1 -1 0 0 -2
. secondchoice Doffered	5 -1 -1 0 0 -2
. see	19 -1 -1 -2 0 -16
. see you	19 -1 -1 -2 0 -16
. she	6 1 -4 -1 2 -4
. she says	5 0 -3 0 -1 -1
. shop	-14 22 -2 -1 -1 -5
. side	5 0 0 0 -1 -3
. side gate	5 0 0 0 -1 -3
. site	7 -2 0 0 -2 -3
. so	-19 2 28 -1 -2 -7
. so Doffered	6 -1 0 0 -1 -3
. so not	-7 0 10 0 0 -2
. so that	-12 0 13 0 0 0
. sorry	29 -3 1 -2 -4 -20
. sorry for	9 -3 -3 0 0 -2
. thanks	5 6 -12 -7 3 6
. thanks $	22 -1 -1 -1 2 -20
. thanks ,	-5 4 -4 0 3 3
. thanks .	7 0 0 -5 0 -1
. thanks for	-9 0 -3 0 0 13
. thanks you	-11 2 -1 0 -1 11
. the	17 -2 -3 -9 0 -3
. the Doffered	7 -2 -3 0 0 -1
. the council	5 0 0 -2 0 -3
. try	-19 -7 16 -2 18 -6
. try again	-16 -2 25 -1 -1 -6
. we	23 8 -18 -5 -3 -5
. we are	13 -3 -2 -2 -2 -5
. we have	4 1 -13 -2 -1 10
. we shall	-6 8 0 0 0 -2
. we would	7 0 -1 -1 0 -6
. well	-2 -1 -8 -1 -1 12
. what	-1 6 17 -13 -1 -6
. what else	-4 -1 11 -5 0 -1
. will	2 -3 15 -9 -1 -4
. will be	-7 -1 2 0 0 6
. will it	8 0 -1 -6 0 0
. will let	-4 0 12 -1 0 -7
. with	-4 -1 7 0 0 -2
. with apologies	-6 -1 7 0 0 0
. working	5 -1 3 -2 -1 -4
. would you	8 -4 0 -2 0 -2
. yes	51 -6 -14 -5 -3 -23
. yes $	13 0 -5 -1 -1 -5
. yes .	25 0 -1 -2 -1 -21
. yes Doffered	5 -1 -3 0 0 -1
. yes that	10 -3 -4 -1 0 -1
. you	-19 -4 3 -3 9 14
. you are	-4 -1 -1 -1 0 6
. you ring	-2 0 0 0 6 -4
. your	-14 -7 -4 -1 -1 25
?	-108 83 -53 161 -13 -113
? $	-34 17 -2 113 -33 -65
? ?	-11 -38 19 -8 -7 46
? ? $	-11 -2 -4 -21 -3 41
? ? i	-4 -15 14 11 -1 -4
? ? it	-2 -1 -1 -5 0 10
? ? quantity	-1 -3 0 -5 0 9
? Dfull	-6 16 0 -8 -1 -2
? Doffered	22 0 -9 -10 -1 -2
? Dopen	-1 6 -1 -4 0 0
? T	-8 10 -2 0 0 0
? he	6 -2 0 -2 0 -1
? i	-17 17 1 15 -6 -10
? i am	-6 11 2 -1 0 -6
? i have	-9 9 -2 3 1 -1
? i will	11 -2 -1 -6 -1 -2
? it	-3 3 -2 -7 -2 10
? my	5 2 -2 1 -5 -2
? new	6 -2 -1 -2 0 -1
? new carpet	6 -2 -1 -2 0 -1
? no	-8 -4 9 -5 9 -1
? no good	-6 -5 13 -1 0 -1
? on	-10 13 0 -2 0 0
? on the	-10 13 0 -2 0 0
? only	-9 21 -1 -9 -1 -1
? only day	0 9 -1 -8 -1 0
? our	-5 1 -1 13 -4 -4
? past	-6 -1 -1 9 0 -1
? phonenumber	-2 -23 0 -5 34 -4
? phonenumber $	-2 -21 0 -5 32 -4
? quantity	-5 -3 0 1 0 7
? someone	-4 8 0 -3 -1 0
? someone will	-4 8 0 -3 -1 0
? thanks	-4 7 -1 1 -2 -1
? thanks $	5 -2 0 -3 0 0
? that	-6 7 0 -1 0 -1
? that is	-2 -2 0 5 0 0
? the	-20 -1 -3 30 -2 -4
? there	-1 -4 -1 9 -1 -3
? there is	-1 -4 -1 9 -1 -3
? we	-7 0 -14 28 -3 -4
? we are	-3 2 -9 11 -1 -1
? we have	-1 -1 -3 8 -1 -1
? yes	5 -3 -1 -1 0 0
Dconflict	-137 -46 -19 -10 -17 227
Dconflict $	-5 -3 -1 -2 -1 12
Dconflict ,	-25 -8 -1 0 -2 36
Dconflict .	-17 5 -2 -1 -1 15
Dconflict . $	-17 -4 -2 -1 -1 24
Dconflict for	-6 -2 -1 0 -2 11
Dconflict good	-7 -1 0 0 0 9
Dconflict is	-5 -3 -3 -3 -2 17
Dconflict is good	-30 -2 0 0 -1 32
Dconflict please	8 -20 -2 -2 -5 22
Dconflict please $	40 -9 -2 -1 -4 -24
Dconflict please ,	-17 -9 0 0 -1 27
Dconflict please .	-16 -2 0 0 -1 18
Dconflict suits	-7 -1 0 0 0 10
Dconflict thanks	-4 -1 0 0 0 5
Dconflict will	-18 -2 0 0 0 21
Dconflict works	-8 -1 -1 0 0 11
Dconflict works $	-4 -1 -1 0 0 6
Dconflict would	-17 -5 -1 0 -1 24
Dconflict would be	-16 -4 -1 0 -1 21
Dfree	-227 266 -131 -98 -46 -101
Dfree $	-36 129 -37 -8 -8 -41
Dfree ,	-15 46 -10 -5 -3 -10
Dfree , either	-3 6 -2 0 0 0
Dfree , i	-2 6 0 0 -1 -3
Dfree , no	0 5 -5 0 0 0
Dfree .	-13 32 -5 -1 -3 -9
Dfree . $	-7 21 -3 -1 -2 -8
Dfree ?	-6 60 -21 -25 -2 -3
Dfree ? $	-3 36 -17 -12 -1 -1
Dfree T	-11 24 -2 -3 -1 -4
Dfree T $	-3 5 0 0 0 -2
Dfree T please	-6 6 0 0 0 0
Dfree and	-8 13 -4 0 0 -1
Dfree and Dfree	-6 10 -3 0 0 -1
Dfree best	-7 8 0 0 0 -1
Dfree do	0 5 0 -5 0 0
Dfree free	-1 8 -1 -5 -1 0
Dfree free ?	-1 7 -1 -5 -1 0
Dfree good	-4 8 -3 0 0 -1
Dfree good $	-4 7 -3 0 0 0
Dfree i	-10 16 0 -1 0 -4
Dfree if	-18 28 -1 -2 -1 -5
Dfree if you	-2 6 0 -1 0 -3
Dfree instead	-2 13 -2 -5 -1 -2
Dfree instead $	0 5 0 -2 -1 -2
Dfree is	-11 34 -12 -3 -1 -6
Dfree is good	-9 11 -2 0 0 0
Dfree is my	-1 5 -2 0 0 -1
Dfree my	-2 7 0 0 0 -4
Dfree not	-2 12 -7 0 0 -2
Dfree notmind	-3 5 0 0 0 -1
Dfree ok	-6 7 0 -1 0 0
Dfree or	-9 27 -6 -7 -1 -3
Dfree or Dfree	-9 25 -6 -6 -1 -3
Dfree please	-27 51 -10 -1 -5 -7
Dfree please $	-14 25 -4 0 -2 -4
Dfree please ,	-6 15 -5 0 -1 -1
Dfree please .	-3 5 -1 0 0 0
Dfree possible	-1 10 -3 -4 -1 -1
Dfree so	6 -4 -1 0 0 0
Dfree thanks	-6 18 0 0 0 -10
Dfree thanks $	-6 18 0 0 0 -10
Dfree when	-2 7 -2 0 -1 -2
Dfree when i	-1 6 -2 0 0 -2
Dfree works	-2 8 -5 -1 0 0
Dfree would	-13 24 -7 -1 -1 -2
Dfree would be	-12 17 -3 -1 0 -1
Dfree would work	0 5 -4 0 0 0
Dfree yes	-5 6 -1 0 0 0
Dfree yes $	-4 5 -1 0 0 0
Dfull	-90 129 -52 -26 1 23
Dfull !	-7 5 0 0 -2 4
Dfull $	-15 -3 1 42 -9 -16
Dfull ,	-7 20 -9 -4 1 -1
Dfull .	-20 15 -7 0 -4 16
Dfull . $	1 8 -2 1 -2 -7
Dfull . i	0 -4 -4 0 -1 8
Dfull ?	-12 44 -9 -32 25 -17
Dfull ? $	-3 27 -1 -18 -2 -3
Dfull ? ?	-3 2 -1 10 -2 -6
Dfull ? only	0 9 -1 -8 -1 0
Dfull Dfree	0 9 0 0 0 -9
Dfull Dfull	7 -5 0 0 0 -1
Dfull Dfull so	7 -5 0 0 0 -1
Dfull Doffered	7 -5 0 0 0 -1
Dfull T	-6 4 -1 -7 1 9
Dfull T $	-6 13 0 -1 -1 -5
Dfull T ,	-12 -4 0 0 0 16
Dfull T ?	8 -3 0 -6 1 0
Dfull and	-1 -23 -4 11 -5 22
Dfull and i	6 0 -2 -2 0 -1
Dfull and my	5 -5 0 0 0 0
Dfull and will	-13 -3 -1 0 0 17
Dfull any	-11 14 -1 -1 0 -1
Dfull any good	-11 14 -1 -1 0 -1
Dfull be	-12 15 -1 -1 0 -1
Dfull be possible	-10 13 -1 -1 0 -1
Dfull but	15 -6 -6 0 0 -3
Dfull i	4 9 -1 -3 -1 -8
Dfull i am	4 8 -1 -3 -1 -8
Dfull if	-7 20 0 -4 -2 -7
Dfull if you	-5 10 0 -1 -1 -3
Dfull in	-1 -4 0 0 0 5
Dfull instead	-14 16 0 -2 0 0
Dfull is	3 11 -3 -2 -1 -8
Dfull is Dfull	7 -5 0 -1 0 -1
Dfull is the	-1 5 -2 -1 0 -1
Dfull lol	-4 -1 6 0 0 0
Dfull lol $	-4 -1 6 0 0 0
Dfull no	6 -3 -2 0 0 -1
Dfull no ,	6 -3 -2 0 0 -1
Dfull not	18 -2 -6 0 -1 -8
Dfull on	0 -12 0 -1 0 14
Dfull only	-1 5 0 0 0 -3
Dfull or	-2 29 -5 -2 -2 -18
Dfull please	-31 47 -2 -1 1 -14
Dfull please $	-13 24 -1 0 -2 -8
Dfull please .	-7 5 -1 0 4 -1
Dfull so	27 -14 -1 -4 -3 -6
Dfull so Doffered	5 -3 0 0 0 -1
Dfull so can	-4 -3 9 0 -2 0
Dfull so get	13 -6 -2 -2 0 -2
Dfull to	-8 7 0 -2 8 -5
Dfull we	-3 6 -1 0 0 -2
Dfull would	-25 37 -1 -4 -3 -4
Dfull would be	-15 24 -1 -4 -2 -2
Dfull would suits	-10 13 0 0 -1 -2
Doffered	84 -67 30 -44 -93 -90
Doffered !	13 -9 6 -1 -1 -8
Doffered ! !	6 -7 9 -1 -1 -6
Doffered $	31 -59 30 26 -44 20
Doffered ,	88 -21 -29 -15 -3 -29
Doffered , Dfree	-5 12 -5 0 0 -1
Doffered , Doffered	33 -6 -21 -1 -1 -5
Doffered , T	-20 12 -1 0 -4 13
Doffered , any	-6 7 0 0 0 0
Doffered , at	5 0 -4 0 0 0
Doffered , back	17 -3 -9 -1 0 -5
Doffered , but	-16 2 -3 -1 21 -4
Doffered , either	8 -1 -6 0 0 0
Doffered , i	18 -15 3 -1 -1 -4
Doffered , if	6 -1 0 0 -4 0
Doffered , in	-10 -2 0 0 0 12
Doffered , it	-4 -3 8 0 0 -1
Doffered , need	-5 -1 -1 -1 0 8
Doffered , no	-6 -3 -5 -3 -1 18
Doffered , not	13 -2 -9 0 -1 -1
Doffered , on	7 -1 -3 0 -2 -1
Doffered , so	6 3 -5 0 0 -3
Doffered , the	-1 -4 11 -1 0 -4
Doffered , then	6 -2 0 -1 0 -2
Doffered , will	5 -2 9 0 0 -12
Doffered .	55 34 -57 -17 -28 16
Doffered . $	17 -13 -6 -1 -5 8
Doffered . Dfree	-26 36 -4 -1 0 -4
Doffered . Doffered	44 -7 -27 -1 -2 -7
Doffered . Dopen	-10 12 -1 0 0 -1
Doffered . O	6 -2 -3 0 0 -1
Doffered . T	-53 54 0 0 0 -1
Doffered . and	21 -3 -2 -2 -1 -13
Doffered . any	-4 8 -2 0 0 -1
Doffered . can	-22 0 -4 0 0 26
Doffered . could	-9 3 -1 7 0 0
Doffered . do	13 -5 4 -8 -2 -2
Doffered . give	-2 -1 5 0 -2 0
Doffered . got	7 -7 0 0 0 0
Doffered . i	6 3 -1 -1 -1 -6
Doffered . if	-10 -2 -1 0 0 13
Doffered . is	9 -6 0 -2 0 0
Doffered . no	17 -4 -11 -1 0 -2
Doffered . not	14 -6 -6 0 0 -3
Doffered . please	5 0 -1 0 -3 -2
Doffered . secondchoice	5 -1 -1 0 0 -2
Doffered . thanks	9 -2 0 -5 0 -3
Doffered . would	5 -3 0 -1 0 0
Doffered . yes	5 -1 -3 -1 0 -1
Doffered . you	-10 -1 -2 0 0 13
Doffered ?	26 3 -10 -8 4 -15
Doffered ? $	66 -27 -12 -17 -2 -9
Doffered ? ?	3 -5 6 -2 0 -2
Doffered ? i	-12 12 -1 3 -1 -2
Doffered ? no	-2 -2 -2 -2 8 0
Doffered ? only	-9 11 0 -2 0 -1
Doffered Dfull	-2 -11 -2 18 -1 -2
Doffered Doffered	39 -6 -13 -5 -4 -11
Doffered Doffered $	9 -3 -1 -1 0 -4
Doffered Doffered or	13 1 -10 -3 0 -1
Doffered Doffered then	6 -2 -1 -1 0 -2
Doffered T	42 32 -2 -11 -8 -58
Doffered T $	-36 70 10 -9 -5 -29
Doffered T ,	21 -23 -6 8 4 -4
Doffered T .	54 -36 -11 -1 -1 -5
Doffered T ?	-11 20 -1 -8 0 0
Doffered T and	-5 -4 8 0 1 0
Doffered T for	10 -7 0 0 -1 -1
Doffered T good	8 -7 0 0 0 -1
Doffered T instead	-28 31 0 -2 0 0
Doffered T is	-1 7 -3 0 2 -4
Doffered T it	5 -5 0 0 0 0
Doffered T mate	7 -6 0 0 0 -1
Doffered T not	-30 38 -6 0 0 -1
Doffered T only	-41 42 0 0 0 0
Doffered T please	35 -27 -5 0 -1 -1
Doffered T so	13 -5 -7 0 0 -1
Doffered T thanks	10 -7 -1 0 0 -1
Doffered T works	12 -10 -1 0 0 -1
Doffered T would	12 -9 0 -1 0 -2
Doffered T yes	9 -7 -1 -1 0 0
Doffered a	15 -3 -9 0 -1 -2
Doffered actually	-7 0 -1 0 10 -1
Doffered all	5 -4 -1 0 0 -1
Doffered and	-22 6 20 -6 -6 9
Doffered and Doffered	1 1 8 -1 -1 -8
Doffered and T	-32 -1 -2 -1 0 37
Doffered and i	-14 13 1 -1 -1 3
Doffered and not	-7 1 12 -2 0 -4
Doffered and will	-9 0 12 -1 0 -2
Doffered are	-21 -1 -1 -2 0 24
Doffered as	22 -9 -33 -2 -2 24
Doffered as i	23 -2 -7 0 -1 -13
Doffered as long	6 -2 0 -1 0 -2
Doffered at	5 -1 1 -1 -1 -4
Doffered at a	6 0 -1 -1 0 -3
Doffered bab	6 -2 0 0 0 -3
Doffered be	23 -8 -8 -6 -1 -2
Doffered because	9 -3 -2 -2 0 -2
Doffered both	6 0 -4 -2 0 0
Doffered but	13 64 -44 -8 -7 -17
Doffered but Dfree	0 7 -6 0 0 0
Doffered but Doffered	-6 -9 -13 -1 -1 29
Doffered but Dopen	-7 7 0 0 0 -1
Doffered but T	-58 67 -2 -1 -1 -4
Doffered but can	11 -3 -5 0 -1 -2
Doffered but gotta	7 -6 0 -1 0 0
Doffered but i	25 -25 12 -1 -1 -10
Doffered but not	58 -16 -29 -1 -1 -11
Doffered but only	5 -4 -1 0 0 0
Doffered but the	-17 20 -1 0 0 -1
Doffered can	2 -14 9 12 -1 -9
Doffered can i	-8 -2 -1 14 0 -2
Doffered clashes	-25 -2 36 -2 -1 -7
Doffered come	34 -1 -24 -4 0 -4
Doffered cost	-28 -7 -4 53 -2 -11
Doffered day	7 -3 -1 0 0 -3
Doffered definitely	-27 -7 -3 4 0 34
Doffered definitely $	12 -2 -2 0 0 -7
Doffered definitely .	-39 -2 -1 0 0 42
Doffered does	-30 -2 -4 0 -1 37
Doffered does not	-30 -2 -4 0 -1 37
Doffered for	15 5 -18 -2 -1 1
Doffered for me	7 -1 -1 -1 -1 -4
Doffered for us	6 8 -12 0 0 -2
Doffered free	-2 -2 9 -1 0 -5
Doffered good	27 -10 -10 -1 -1 -4
Doffered good $	5 -1 -3 0 0 -1
Doffered good but	8 -4 -3 0 0 -1
Doffered haha	13 -3 -6 -1 -1 -3
Doffered i	30 -7 14 -19 -6 -13
Doffered i am	21 -5 14 -9 -2 -18
Doffered i can	13 8 -15 0 -1 -4
Doffered i have	-17 2 24 -3 -1 -5
Doffered i suppose	26 -3 -2 -3 -1 -17
Doffered if	26 -14 -12 16 -2 -13
Doffered if i	-12 -2 -2 21 0 -4
Doffered if not	5 -1 -2 0 0 -1
Doffered if possible	11 -3 -6 0 0 -2
Doffered if you	6 -3 -1 0 0 -1
Doffered in	-7 3 -9 -3 -1 17
Doffered innit	7 -2 0 -1 0 -4
Doffered innit $	7 -2 0 -1 0 -4
Doffered instead	-24 44 -2 -16 -1 -2
Doffered instead $	-21 23 -1 0 0 -1
Doffered instead ,	-6 8 0 -1 0 -1
Doffered is	16 -21 17 -24 -16 30
Doffered is a	7 -4 11 -2 -1 -11
Doffered is best	18 -1 -7 -1 -1 -7
Doffered is better	17 -3 -3 0 0 -10
Doffered is bin	-1 -9 -9 -6 0 25
Doffered is gone	6 2 -2 -2 0 -4
Doffered is good	26 5 -25 -7 -5 9
Doffered is my	-8 -3 16 -1 0 -4
Doffered is no	-37 11 9 -1 -1 19
Doffered is ok	20 -3 -2 -1 -1 -14
Doffered is out	-29 18 -3 0 0 15
Doffered is the	26 -4 -4 -4 -2 -12
Doffered is when	1 -3 -1 6 0 -2
Doffered is yes	8 -2 -3 0 0 -3
Doffered it	36 -13 -10 -3 -1 -9
Doffered it is	28 -11 -5 -3 -1 -8
Doffered just	14 -1 -8 -2 0 -1
Doffered lol	5 -4 10 -1 -1 -9
Doffered lol $	-2 -2 11 0 0 -6
Doffered love	20 -2 -13 0 0 -5
Doffered mate	7 -1 0 0 -4 -1
Doffered might	-16 -2 -3 0 22 -1
Doffered my	13 -3 -2 -2 -1 -6
Doffered no	-23 -12 24 -3 -3 17
Doffered no $	-45 -4 15 -1 -1 36
Doffered no ,	-10 -1 15 0 0 -4
Doffered no .	-24 -3 36 -1 -1 -7
Doffered no Doffered	0 -2 8 -1 -1 -5
Doffered no dentist	6 -1 -2 0 0 -3
Doffered no good	14 -2 -11 0 0 -1
Doffered off	-17 -6 -9 -1 0 34
Doffered ok	43 -8 -7 -20 -1 -7
Doffered ok $	5 -1 -3 0 0 0
Doffered ok ?	24 -3 -1 -19 0 -1
Doffered ok but	5 -2 -2 0 0 -1
Doffered on	8 -1 -1 2 -2 -6
Doffered on the	7 0 -5 3 -2 -3
Doffered one	26 -13 -9 7 -1 -10
Doffered one $	13 -3 -2 -3 0 -5
Doffered one ,	6 -1 -2 0 0 -2
Doffered one please	8 -6 -1 0 0 -1
Doffered only	24 -8 -8 -2 -1 -4
Doffered only $	5 -2 -1 -1 0 -1
Doffered or	31 -11 4 4 -2 -25
Doffered or Doffered	24 -10 11 0 -2 -23
Doffered pal	15 -7 -1 -2 0 -5
Doffered pal $	14 -6 -1 -1 0 -5
Doffered past	-4 0 -1 0 0 6
Doffered please	83 -41 4 -15 -10 -30
Doffered please $	8 -16 26 -2 -3 -11
Doffered please ,	21 -9 -4 -2 -1 -5
Doffered please .	13 5 -8 -4 -2 -4
Doffered please ?	13 -7 -1 -5 0 0
Doffered please before	7 -3 0 -1 -1 -2
Doffered please i	5 -2 -1 -1 0 -1
Doffered provided	9 -1 0 0 0 -7
Doffered provided it	9 -1 0 0 0 -7
Doffered rather	7 -1 -1 -1 0 -3
Doffered rather than	7 -1 -1 -1 0 -3
Doffered secondchoice	11 -1 -2 -1 0 -5
Doffered secondchoice Doffered	11 -1 -2 -1 0 -5
Doffered slot	7 -1 -2 0 0 -3
Doffered so	45 10 -24 -9 -2 -19
Doffered so Dfree	-11 15 -2 -1 0 -1
Doffered so Doffered	36 -4 -18 -2 0 -11
Doffered so O	13 -1 -10 0 0 -1
Doffered so can	-7 2 6 0 0 0
Doffered so it	6 -1 -1 -3 0 -1
Doffered so no	9 1 -9 0 0 0
Doffered so nobody	-15 -1 19 0 0 -2
Doffered sorry	5 -2 2 -1 0 -3
Doffered suits	17 -5 -5 -3 -1 -3
Doffered thanks	9 -8 26 -1 -3 -22
Doffered thanks $	-5 -5 30 -1 -1 -18
Doffered thanks .	5 -1 -1 0 0 -3
Doffered thanks you	5 -1 -3 0 0 -1
Doffered that	-11 -2 16 0 0 -2
Doffered that is	-13 -2 16 0 0 -1
Doffered the	-9 -3 12 3 -1 -1
Doffered the same	-10 -3 13 1 0 0
Doffered then	39 -12 -9 -3 -1 -14
Doffered then $	20 -8 -7 -1 -1 -4
Doffered then .	7 -1 -1 0 0 -4
Doffered unless	8 -2 -1 -1 0 -4
Doffered unless it	5 -1 0 -1 0 -2
Doffered was	-5 -2 -4 -1 0 12
Doffered we	5 0 -1 -1 -1 -3
Doffered when	9 -1 -12 -1 -2 7
Doffered whichever	5 -1 -3 -1 0 -1
Doffered will	11 -6 -3 12 -1 -12
Doffered will do	11 -4 -3 -1 0 -3
Doffered work	-17 -1 19 0 0 0
Doffered works	41 -15 -27 -6 -3 12
Doffered works $	21 -3 -12 0 0 -6
Doffered works ,	13 -1 -1 -3 -1 -6
Doffered works for	-26 -1 -7 0 -1 34
Doffered works thanks	11 -4 -4 0 0 -2
Doffered would	38 -38 22 -3 -3 -15
Doffered would be	20 -26 14 -2 -1 -6
Doffered would have	-7 -2 13 -2 0 -1
Doffered would suits	6 -2 -3 0 0 0
Doffered would work	14 -6 -1 -1 0 -6
Doffered x	10 -4 5 -1 -1 -9
Doffered x $	10 -4 5 -1 -1 -9
Doffered xx	-6 -1 -11 -2 0 20
Doffered xx $	-6 -1 -11 -2 0 20
Doffered yes	-10 17 -51 -4 -3 53
Doffered yes $	22 -8 -5 -1 -1 -7
Doffered yes ,	14 -4 -2 0 0 -8
Doffered yes .	-1 -4 -8 0 -1 14
Doffered yes Doffered	-24 -3 -12 -1 0 41
Doffered yes but	-54 37 -8 -1 -1 26
Doffered yes to	26 -1 -12 -1 -1 -11
Dopen	-223 250 -67 -61 -34 -80
Dopen $	-28 75 -8 -6 -4 -24
Dopen ,	-37 64 -5 -3 -3 -11
Dopen , T	-7 14 -3 -2 -1 -2
Dopen , either	-8 9 0 0 0 -1
Dopen , notmind	-6 7 0 0 0 0
Dopen .	-6 16 -2 0 -1 -6
Dopen . $	-5 14 -1 0 -1 -6
Dopen ?	-9 39 -9 -19 -2 -1
Dopen ? $	-1 13 -3 -8 0 0
Dopen ? Dopen	-1 6 -1 -4 0 0
Dopen ? i	0 10 -3 -6 -1 0
Dopen ? thanks	-3 5 -1 0 0 0
Dopen O	-4 6 0 0 0 -1
Dopen T	-31 74 -14 -8 -4 -12
Dopen T $	-7 19 -1 -2 -1 -7
Dopen T .	-1 6 -4 0 0 -1
Dopen T ?	0 6 -2 -3 0 0
Dopen T please	-4 5 0 0 -1 0
Dopen T would	-9 12 -2 -1 0 0
Dopen and	9 -5 -4 3 -1 -1
Dopen any	-2 5 0 -1 0 -1
Dopen i	-2 6 -1 -1 0 -2
Dopen i am	-2 6 -1 -1 0 -2
Dopen if	-8 11 0 -1 0 -1
Dopen instead	-1 7 0 -2 0 -3
Dopen is	-27 44 -5 -5 -2 -4
Dopen is better	-3 9 -1 -2 -1 -1
Dopen is good	-16 20 -3 0 0 0
Dopen please	-19 30 -2 -1 -3 -5
Dopen please $	-4 7 0 0 -1 -2
Dopen please ,	-10 14 -1 -1 -1 -1
Dopen works	-5 6 0 0 0 0
Dopen works $	-5 6 0 0 0 0
Dopen would	-7 14 -2 -1 -1 -3
Dopen would be	-7 13 -2 -1 -1 -3
Dopen x	-3 6 -1 0 0 -2
Dopen x $	-3 6 -1 0 0 -2
O	80 3 -54 9 -32 -19
O !	-6 -1 -1 0 9 -1
O ! !	-6 -1 -1 0 9 -1
O $	48 -9 -30 -13 -7 13
O ,	43 -2 -5 -9 -3 -23
O , been	9 -3 0 0 -1 -5
O , thanks	5 -1 0 0 0 -4
O , the	5 -1 -1 -1 0 -1
O .	9 -4 7 -7 -3 -2
O . $	8 3 0 0 0 -10
O ?	-1 -5 0 7 -1 0
O Dfull	0 -4 0 7 0 -2
O Dfull $	0 -4 0 7 0 -2
O Doffered	-55 68 -6 -1 0 -5
O Doffered $	-55 68 -6 -1 0 -5
O Dopen	-11 19 -1 0 -1 -6
O Dopen please	-5 7 -1 0 0 -1
O and	-9 -1 -1 -2 -1 14
O for	21 -4 -5 -2 -2 -8
O for us	18 -4 -5 -2 -2 -6
O i	2 -1 0 8 0 -8
O i can	0 -1 0 8 0 -7
O if	17 -2 0 -3 0 -11
O if i	12 -1 0 -2 0 -8
O if it	5 -1 0 -1 0 -3
O in	-1 -6 0 7 0 0
O is	2 -4 7 -1 0 -5
O is good	6 -1 -1 0 0 -3
O of	-7 14 -1 -2 0 -2
O on	11 -2 -4 1 0 -6
O on Doffered	12 -2 -4 -1 0 -6
O one	-15 4 0 -2 -1 14
O please	12 -28 -7 -4 -9 37
O please $	-36 -19 -3 -3 -6 68
O please ,	11 -1 0 0 -1 -9
O please .	10 -2 -1 0 -1 -6
O please we	8 -2 -2 0 0 -4
O thanks	0 -5 -2 -1 -1 9
O thanks $	-10 -4 -2 -1 -1 18
O works	10 -1 0 0 -2 -6
O would	7 -4 0 0 0 -3
O would be	6 -3 0 0 0 -3
T	36 92 -75 -27 6 -71
T $	1 15 -42 31 -3 6
T ,	6 4 -15 2 8 -4
T , Doffered	13 -3 -6 -1 0 -3
T , T	-13 16 0 0 0 -2
T , and	-5 -6 0 8 2 0
T , got	7 -6 0 0 0 -1
T , i	-31 34 -2 0 0 -1
T , otherwise	12 -5 -3 0 -1 -2
T , please	18 -13 0 0 -1 -3
T .	-11 7 9 -17 3 10
T . $	4 6 -8 -6 10 -6
T . Doffered	-9 4 10 -4 0 -1
T . T	11 -7 0 -1 0 -2
T . could	0 -3 6 -2 0 0
T . i	16 -7 -3 0 -1 -6
T . if	-9 -5 0 0 -3 17
T . please	6 -2 -4 0 0 0
T ?	7 2 0 -21 0 14
T ? $	8 18 -4 -21 -1 0
T ? ?	3 -23 4 2 -1 14
T Doffered	-37 61 -8 -10 0 -6
T Doffered $	12 -7 -2 -1 0 -3
T Doffered ?	-19 29 -3 -7 0 0
T Dopen	-16 32 -1 -8 -2 -5
T Dopen ?	-1 7 0 -5 0 0
T Dopen is	-5 8 0 -1 0 -1
T T	13 -12 0 0 0 -1
T and	-5 -12 4 16 0 -2
T and i	-4 -2 -5 12 0 0
T any	-41 43 -2 -1 4 -3
T any T	-20 25 -2 -1 -1 -2
T any day	-7 2 0 0 5 0
T are	-25 20 8 -2 2 -3
T as	14 -8 -1 -4 0 -1
T as i	13 -8 -1 -4 0 -1
T at	-12 15 0 -1 0 -3
T be	-5 8 0 -2 0 0
T be possible	-5 8 0 -2 0 0
T before	3 -6 1 4 -2 -1
T but	28 -16 -6 -2 -3 -1
T but T	26 -15 -5 -2 -2 -1
T every	-7 4 6 -1 -1 -1
T every day	-7 4 6 -1 -1 -1
T for	18 -15 -3 -3 9 -6
T for me	11 -4 -1 -1 -2 -2
T good	13 -11 -1 0 0 -1
T good $	7 -6 0 0 0 -1
T i	14 -5 -4 -2 -1 -2
T i am	6 -2 -3 -1 0 0
T if	-17 21 -1 -1 0 -1
T if possible	-11 13 0 0 0 -1
T if that	-6 6 0 -1 0 0
T instead	-28 32 -1 -2 -1 0
T instead ?	-5 8 0 -2 0 0
T is	26 -19 -10 8 4 -8
T is a	5 -3 0 -2 2 -1
T is good	11 -6 -1 0 0 -3
T is my	3 -5 -2 0 4 0
T is ok	15 -9 -5 0 -1 0
T is the	-2 -7 0 12 -1 -2
T is yes	7 -7 0 0 0 0
T it	4 -5 0 2 0 0
T it is	5 -5 0 0 0 0
T like	5 -2 0 0 0 -2
T mate	7 -6 0 0 0 -1
T not	-38 46 -6 0 0 -1
T not T	-27 29 -1 0 0 -1
T noted	6 -3 0 0 0 -2
T of	-5 6 0 0 0 0
T of Dopen	-7 7 0 0 0 0
T off	9 -4 -1 -1 -1 -2
T off work	11 -7 -1 0 -1 -2
T on	5 21 -14 -19 -4 12
T on Doffered	15 -8 -12 -13 -2 21
T on Dopen	-5 11 -1 -3 -1 -1
T on the	-13 24 -1 -6 -1 -4
T one	44 -7 -4 -9 -5 -20
T one $	27 -12 -2 -2 -1 -10
T one ,	10 7 -1 -3 -3 -9
T one please	6 -4 0 0 -1 -1
T only	-41 41 0 0 0 0
T only ,	-41 42 0 0 0 0
T or	-29 -21 -2 61 -2 -7
T or T	-34 -13 -1 57 -2 -7
T phonenumber	-3 -6 -9 0 19 -1
T please	15 19 -12 -2 -10 -10
T please $	8 7 -2 -1 -4 -7
T please ,	8 -1 -2 0 -3 -1
T please .	-12 17 -5 0 -1 0
T rather	-7 7 0 0 0 0
T rather than	-7 7 0 0 0 0
T slot	26 -1 -1 -15 -1 -7
T slot $	9 -6 0 0 0 -3
T slot ,	5 -3 0 0 0 -2
T slot please	12 -8 0 0 -1 -2
T so	56 -31 -4 -4 -3 -14
T so Doffered	8 -1 -5 -1 0 -1
T so O	8 -4 0 0 0 -2
T so T	13 -4 -3 -1 -1 -4
T so needs	9 -6 0 0 0 -3
T so no	-8 -2 12 0 -1 -1
T so not	7 -4 -3 0 0 0
T start	12 -5 -1 -1 -3 -3
T thanks	10 -7 -1 0 0 -1
T thanks ,	7 -5 -1 0 0 -1
T that	-8 13 -1 -3 0 0
T the	-90 85 -1 7 0 -1
T then	17 -11 -2 -2 -1 -2
T when	-17 20 -1 -1 0 -1
T when i	-17 20 -1 -1 0 -1
T will	13 -8 -1 -1 -2 -1
T works	21 -16 -2 -1 -1 -3
T works ,	11 -9 -1 0 0 -1
T would	3 8 -4 -3 -1 -3
T would be	4 5 -2 -3 -1 -3
T yes	5 -2 -2 -1 0 0
T yes $	-3 5 -1 0 0 0
^	34 -5 -39 -24 -47 45
^ !	34 0 -5 -3 -1 -25
^ $	78 -16 -60 -69 -33 103
^ ,	2 -1 -8 -1 -1 9
^ .	39 -2 -13 -3 -4 -17
^ ?	-11 -4 -7 -69 -2 92
^ Dconflict	-66 -29 -14 -9 -11 132
^ Dconflict $	-5 -3 -1 -1 -1 10
^ Dconflict ,	-8 -1 -1 0 0 10
^ Dconflict for	-6 -2 -1 0 -2 11
^ Dconflict good	-7 -1 0 0 0 9
^ Dconflict is	2 -3 -3 -3 -1 9
^ Dconflict please	28 -16 -2 -2 -4 -4
^ Dconflict suits	-7 -1 0 0 0 10
^ Dconflict thanks	-4 -1 0 0 0 5
^ Dconflict works	-8 -1 -1 0 0 11
^ Dconflict would	-17 -5 -1 0 -1 24
^ Dfree	-65 133 -25 -28 -17 -37
^ Dfree $	-8 39 -2 -2 -2 -17
^ Dfree ,	-5 14 -2 -1 -1 -5
^ Dfree T	-4 8 -1 -1 -1 -2
^ Dfree if	-1 6 0 -1 -1 -3
^ Dfree not	-2 12 -7 0 0 -2
^ Dfree or	-1 10 0 -5 -1 -3
^ Dfree please	-12 24 -3 -1 -3 -4
^ Dfree thanks	-2 5 0 0 0 -3
^ Dfree would	-7 10 -1 0 0 -1
^ Dfull	-14 150 -30 -40 -18 -50
^ Dfull $	21 84 -9 -10 -7 -78
^ Dfull ,	-4 14 -6 0 -1 -4
^ Dfull ?	-5 32 -4 -12 -2 -9
^ Dfull Dfull	6 -4 0 0 0 -1
^ Dfull T	-4 11 -1 -1 -1 -5
^ Dfull any	-6 8 0 0 0 -1
^ Dfull if	-4 15 0 -4 -1 -6
^ Dfull is	0 13 -3 -2 -1 -8
^ Dfull no	6 -3 -2 0 0 -1
^ Dfull please	-18 30 -1 -1 -2 -8
^ Dfull would	-11 14 0 0 0 -2
^ Doffered	95 -26 -67 -79 -45 -44
^ Doffered !	7 -1 -4 0 0 -2
^ Doffered $	103 -18 -18 -6 -2 -58
^ Doffered ,	39 -1 -17 -7 12 -23
^ Doffered .	54 15 -15 -14 -7 -31
^ Doffered ?	-7 -11 3 10 7 -2
^ Doffered Doffered	6 -1 0 0 -3 -2
^ Doffered T	-20 82 -15 1 -9 -30
^ Doffered a	13 -2 -8 0 -1 -1
^ Doffered actually	-7 0 -1 0 10 -1
^ Doffered and	19 4 -15 -1 -2 -5
^ Doffered are	-21 -1 -1 -1 0 24
^ Doffered as	6 -2 0 -1 0 -2
^ Doffered bab	6 -2 0 0 0 -3
^ Doffered because	6 -3 -1 -1 0 -2
^ Doffered but	-4 64 -32 -4 -3 -22
^ Doffered day	7 -3 -1 0 0 -3
^ Doffered definitely	-27 -4 -3 -1 0 35
^ Doffered for	11 -2 -3 0 -1 -4
^ Doffered good	22 -10 -7 -1 -1 -4
^ Doffered haha	13 -3 -6 -1 -1 -3
^ Doffered i	-38 -4 19 -3 -2 28
^ Doffered if	29 -9 -8 -2 -2 -7
^ Doffered is	-79 10 48 -11 -11 53
^ Doffered it	15 -5 -2 -2 0 -6
^ Doffered lol	14 -3 -2 -1 0 -8
^ Doffered mate	7 -1 0 0 -4 -1
^ Doffered no	-27 -7 49 -1 -2 -12
^ Doffered ok	13 -4 -3 -2 0 -4
^ Doffered on	5 2 -4 -1 0 -2
^ Doffered one	9 -3 -2 -1 0 -2
^ Doffered only	19 -6 -8 -1 -1 -3
^ Doffered or	29 -5 -9 -9 -1 -6
^ Doffered please	55 -8 -15 -6 -4 -17
^ Doffered suits	14 -4 -3 -3 -1 -3
^ Doffered thanks	19 -4 -5 0 -3 -8
^ Doffered that	-16 -1 18 0 0 0
^ Doffered then	7 -3 -1 -1 0 -1
^ Doffered unless	7 -1 -1 -1 0 -4
^ Doffered we	-6 -1 8 0 0 -1
^ Doffered will	-8 -2 -1 14 0 -3
^ Doffered works	8 -8 -11 -3 -2 18
^ Doffered would	26 -15 5 -4 -2 -10
^ Doffered x	6 -2 -1 0 0 -2
^ Doffered yes	-70 27 -27 -2 -2 74
^ Dopen	-59 121 -10 -16 -12 -43
^ Dopen $	-5 24 -2 -2 -2 -13
^ Dopen ,	-6 14 -1 -1 -1 -4
^ Dopen O	-4 6 0 0 0 -1
^ Dopen T	-10 29 -1 -3 -2 -7
^ Dopen any	-2 5 0 -1 0 -1
^ Dopen if	-5 7 0 -1 0 -1
^ Dopen is	-2 7 0 -2 -1 -2
^ Dopen please	-7 13 -1 -1 -1 -2
^ Dopen would	-3 6 -1 -1 -1 -1
^ Dopen x	-3 6 -1 0 0 -2
^ O	119 -70 -25 -35 -27 19
^ O $	7 -31 -6 -10 -6 48
^ O ,	37 -8 -3 -2 -2 -22
^ O .	32 -5 -1 -6 -3 -17
^ O for	10 -2 -1 -1 -1 -6
^ O if	11 -1 0 -2 0 -7
^ O is	5 -1 0 0 0 -4
^ O of	-8 14 -1 -2 0 -2
^ O please	7 -26 -7 -4 -8 39
^ O thanks	-10 -5 -1 -1 -1 18
^ O works	10 -1 0 0 -2 -6
^ O would	6 -3 0 0 0 -3
^ T	88 -34 0 14 -23 -46
^ T $	100 -52 -3 -8 -4 -33
^ T .	12 -12 -1 -4 -1 5
^ T Doffered	-3 11 -3 -1 0 -4
^ T Dopen	-5 14 0 -4 -1 -3
^ T are	-6 -4 15 -2 -1 -2
^ T is	0 -9 0 12 -1 -2
^ T of	-5 6 0 0 0 0
^ T on	-19 -4 -3 -5 -1 32
^ T one	32 -14 -2 -7 -2 -7
^ T please	54 -39 -2 -1 -6 -6
^ T slot	26 -17 -1 -1 -1 -6
^ T works	9 -6 -1 0 0 -1
^ T would	8 -4 -1 -1 -1 -1
^ a	-12 -2 -10 5 -3 22
^ about	8 -1 -1 -1 0 -6
^ about time	7 0 0 -1 0 -5
^ absolute	-1 -1 -6 -4 -7 20
^ absolute joke	-1 -1 -4 -4 -2 11
^ absolutely	-1 -3 -1 0 0 6
^ accept	43 -2 -7 -4 -1 -30
^ admin	-15 -1 -5 -4 -1 26
^ admin override	-15 -1 -5 -4 -1 26
^ all	57 15 -7 -9 -9 -47
^ all are	-3 0 14 -2 -1 -8
^ all good	35 -1 -8 -3 -4 -20
^ already	-11 -8 -2 -4 -1 27
^ already got	-3 -7 -1 -3 -1 16
^ am	0 0 0 6 -1 -4
^ any	64 36 -14 -12 -17 -56
^ any $	42 -4 -4 -6 -2 -25
^ any T	-18 23 -1 -3 -1 -2
^ any but	24 -18 -1 -1 0 -3
^ any day	18 -11 26 -7 -5 -20
^ any of	61 -9 -22 -8 -4 -17
^ any time	18 -3 -5 -4 -1 -5
^ anything	45 13 -11 -10 -3 -34
^ anything but	36 -6 -5 -3 -1 -22
^ anything on	-1 6 0 -4 0 -1
^ anytime	9 8 -5 -2 -1 -10
^ anytime Dopen	-4 11 -1 -1 -1 -6
^ are	-12 -6 -17 67 -4 -28
^ are these	-1 -2 -1 10 0 -6
^ are you	-10 -3 -3 34 -2 -16
^ as	-5 -2 -1 -2 -1 11
^ as requested	8 -1 0 0 0 -7
^ aside	-15 -6 11 7 -4 8
^ aside i	-2 0 -2 -6 -1 11
^ aside so	-2 -1 14 -1 0 -9
^ assistant	-28 -4 -1 -2 -1 36
^ assistant the	-19 -3 0 0 0 23
^ at	3 -1 6 -1 0 -7
^ at work	-3 0 7 -1 0 -3
^ away	-29 0 51 -3 -1 -17
^ away Doffered	-29 -1 51 -3 -1 -16
^ back	-2 10 -1 0 -3 -5
^ back from	-2 10 -1 0 -3 -5
^ because	6 -2 1 -1 0 -3
^ been	2 0 -3 -1 5 -4
^ been on	2 0 -3 -1 5 -3
^ before	-9 -3 -3 20 0 -5
^ before i	-8 -3 -2 17 -2 -2
^ booked	10 -4 -7 -4 -3 7
^ both	43 -3 1 -14 -7 -20
^ both are	14 -1 7 -5 -3 -12
^ both days	8 -1 -3 -1 -1 -2
^ both good	22 -1 -6 -1 -1 -13
^ both ok	11 0 -2 -1 -1 -7
^ broke	-7 -2 9 0 0 0
^ call	-18 -3 -7 -9 70 -32
^ call me	-16 -2 -6 -3 50 -22
^ call my	-1 0 -1 -4 14 -8
^ callback	-26 -2 -8 -4 63 -22
^ callback please	-26 -2 -8 -4 63 -22
^ came	-6 -6 -1 -1 -1 14
^ can	-18 42 -10 55 11 -81
^ can do	25 -18 -2 -3 -1 -1
^ can i	-34 28 -4 1 8 2
^ can it	-7 8 -7 10 -1 -3
^ can my	-10 -3 -7 38 -4 -14
^ can not	28 -3 30 -23 -1 -30
^ can someone	-7 -2 -10 1 24 -6
^ can the	-4 -1 -5 16 -2 -4
^ can we	-3 15 -2 -4 -2 -3
^ can you	-3 19 -3 19 -10 -22
^ cancel	-10 -1 -4 -12 -3 31
^ cancel it	-4 0 -1 -5 -1 11
^ cn	-2 0 -4 -3 15 -6
^ cn you	-2 0 -2 -3 12 -5
^ confirm	41 -10 -4 -3 -1 -23
^ confirmed	71 -2 -11 -7 -3 -47
^ confirmed $	27 -1 -5 -3 -1 -17
^ confirmed .	31 -1 -5 -3 -2 -20
^ could	9 31 -13 -8 19 -38
^ could i	1 1 -1 -6 10 -5
^ could it	-5 8 0 -2 -1 0
^ could we	6 3 -3 -4 -1 -1
^ could you	-19 21 -3 10 10 -19
^ cuanto	-2 -1 -2 16 -1 -9
^ czy	-4 6 -3 16 -2 -13
^ czy kierowca	-1 -1 -1 9 -1 -5
^ czy musze	-1 0 -1 5 0 -3
^ definitely	13 -2 -2 -1 0 -7
^ definitely Doffered	13 -2 -2 -1 0 -7
^ depends	-17 0 -4 -6 -1 28
^ did	-10 -2 -11 47 -3 -21
^ did you	-7 -2 -3 15 -2 -1
^ diwali	5 -3 0 0 0 -2
^ do	-43 -11 -29 122 -7 -31
^ do i	-11 -1 -3 32 -3 -14
^ do not	11 10 -21 -21 5 16
^ do they	-5 0 -2 20 -5 -8
^ do you	-15 -17 -3 60 -4 -20
^ do your	-1 0 0 7 0 -4
^ does	-31 -11 12 95 -5 -60
^ does Doffered	-17 -3 -4 35 -1 -10
^ does it	-6 -6 -1 19 -1 -6
^ does not	-1 -1 26 -7 -1 -17
^ does the	-1 -1 -8 18 -1 -7
^ dog	-20 -1 19 -7 -2 11
^ driving	4 -4 -1 0 6 -5
^ driving .	4 -4 -1 0 6 -5
^ duly	-7 0 0 0 -1 9
^ duly noted	-7 0 0 0 -1 9
^ duration	-5 0 -1 10 1 -5
^ duration is	-5 0 -1 10 -1 -3
^ easier	-3 -6 0 0 10 0
^ easier to	-1 -4 0 0 5 0
^ eh	-4 -1 -1 10 -1 -1
^ eh ?	-4 -1 -1 10 -1 -1
^ either	109 -5 -20 -28 -8 -49
^ either $	20 0 -2 -2 -1 -15
^ either ,	23 -1 -8 -2 -1 -12
^ either Doffered	6 -1 -2 -3 0 -1
^ either good	9 0 -1 0 -2 -5
^ either is	6 0 0 0 -1 -4
^ either of	5 -1 -2 0 0 -2
^ either tbh	18 0 -2 -3 -1 -12
^ england	-2 7 -3 0 0 -1
^ exams	-19 -8 45 -4 -2 -12
^ ffs	8 0 0 -1 0 -6
^ ffs finally	8 0 0 -1 0 -6
^ finally	7 0 -2 -1 -1 -2
^ first	-1 1 2 -8 -1 8
^ firstchoice	20 -4 -4 -2 -1 -10
^ firstchoice Doffered	20 -4 -4 -2 -1 -10
^ further	7 -6 0 0 0 -1
^ further to	7 -6 0 0 0 -1
^ gimme	-2 -2 -6 -13 18 5
^ gimme a	-3 0 -1 -7 22 -11
^ give	-3 -4 -6 -8 41 -20
^ give me	-1 0 0 0 6 -4
^ give the	0 0 0 -2 5 -2
^ give us	-1 -3 -6 -5 28 -13
^ going	7 -2 -2 -1 0 -2
^ good	129 -14 -29 -20 -12 -52
^ good $	49 -2 -12 -2 -2 -31
^ good ,	-22 -2 -8 -4 -2 39
^ good .	-10 -6 -4 -1 -1 22
^ good by	2 0 9 -1 -3 -7
^ good day	-5 0 5 0 0 0
^ good for	5 0 -2 0 0 -2
^ good jubbly	11 0 -2 -1 0 -8
^ good stuff	12 0 -2 -1 0 -9
^ good thanks	31 -1 -4 -6 0 -20
^ good that	9 0 -2 -1 0 -6
^ got	-14 -11 1 -9 -5 38
^ got to	-4 -8 -1 -2 -1 16
^ has	-9 6 -4 23 -1 -14
^ have	-17 38 -20 30 -6 -25
^ have i	-1 0 -3 20 0 -16
^ have to	-4 0 -5 -5 -2 15
^ have you	-15 38 -12 15 -3 -23
^ he	-2 0 -2 -1 -1 6
^ hi !	9 1 -5 -1 -2 -2
^ hi $	-21 -1 -6 -5 -1 34
^ hi ,	-4 -6 -8 9 4 4
^ hi .	3 7 -6 3 -4 -5
^ hi can	9 -2 -3 -1 -1 -3
^ hi do	-3 0 -1 12 0 -7
^ hi is	23 -3 -1 -17 0 -3
^ hi yes	-3 0 0 -6 -1 11
^ hmm	-11 -2 -4 -3 -1 22
^ hmm $	-16 0 -2 -3 -1 23
^ hold	-3 -8 -3 -4 -2 19
^ hold on	-3 -8 -3 -4 -2 19
^ how	-38 18 -10 86 -8 -47
^ how do	0 0 -2 9 -1 -6
^ how heavy	-1 0 -1 5 0 -3
^ how long	-8 0 -2 18 -1 -7
^ how many	-14 -1 -2 28 -1 -9
^ how much	-10 0 -2 24 -2 -11
^ hubby	-6 -3 0 0 0 10
^ i	33 -26 51 -99 4 33
^ i am	-14 5 17 -20 -2 16
^ i can	30 -17 29 -5 6 -42
^ i choose	11 -1 -1 0 0 -8
^ i confirm	43 0 -5 -1 -1 -35
^ i could	-5 7 4 0 -1 -5
^ i do	6 -2 9 -1 9 -21
^ i finish	7 -5 3 -1 -1 -3
^ i got	-3 0 -6 -3 -3 16
^ i have	-11 -14 2 -1 -2 26
^ i may	-4 -2 -3 -2 -1 11
^ i notmind	17 -1 -3 -1 2 -14
^ i ordered	-9 0 -1 -3 -1 14
^ i prefer	7 5 -3 0 -1 -8
^ i rang	-6 0 -2 0 0 8
^ i said	-8 -4 -6 -1 -4 22
^ i think	25 -5 -8 -11 -2 1
^ i want	-3 0 -3 -2 -1 10
^ i will	4 -3 7 -7 -2 1
^ i work	-19 -3 30 -2 0 -5
^ i would	-14 9 23 -11 20 -27
^ i write	-6 2 -2 -1 -1 7
^ ideally Doffered	5 -1 0 0 0 -3
^ if	-66 -15 36 0 -5 50
^ if Doffered	9 -1 -2 -1 0 -4
^ if i	-16 -8 -7 15 -1 18
^ if it	-18 -3 4 -4 -2 23
^ ignore	-4 -4 -3 -7 -2 20
^ ignore all	-11 -3 -2 -1 -1 19
^ ignore previous	-3 0 -1 -2 0 7
^ ile	-2 -1 -2 15 -1 -9
^ in	-22 7 27 -8 -3 -2
^ in a	-10 -1 3 -3 -2 14
^ in bed	5 0 0 0 0 -4
^ intent	-7 0 -2 -1 -1 11
^ intent accept	-7 0 -2 -1 -1 11
^ is	-90 8 -25 161 2 -57
^ is Dfree	-1 18 -1 -13 -1 -2
^ is Doffered	-13 -11 -4 37 -1 -9
^ is O	-11 -13 0 30 -1 -5
^ is it	-7 -3 -2 27 -1 -13
^ is parking	-2 0 0 10 -1 -5
^ is that	-6 -8 -3 20 0 -2
^ is the	-12 0 0 13 0 -1
^ is there	-20 25 -10 7 12 -14
^ is this	-4 -1 -2 27 -2 -18
^ it	-21 -15 -15 -21 -7 78
^ it came	-3 -12 0 -13 -1 29
^ it is	-12 7 -7 -12 -4 28
^ it will	8 -1 -5 -1 0 -1
^ jk	-22 -1 -4 -3 -1 32
^ jury	-6 0 25 -4 -1 -13
^ jury service	-6 0 25 -4 -1 -13
^ just	-19 -2 -5 -14 -2 42
^ just leave	-2 -1 -2 -8 -1 14
^ kitchen	-7 -1 11 -1 -1 -1
^ kitchen floor	-3 0 6 -1 0 -1
^ leave	-21 11 -4 -13 -3 30
^ leave it	-14 11 -3 -8 -2 16
^ leave with	-7 0 -2 -5 -1 14
^ let	-5 -8 -6 -7 -3 29
^ let me	-21 0 -2 -4 -2 30
^ let us	17 -7 -3 -2 -1 -3
^ lol	-24 -1 7 -8 -2 28
^ lol $	-18 0 -3 -3 -1 26
^ love	-15 -1 -11 -4 -1 33
^ make	6 5 -1 -2 -1 -7
^ make it	6 5 -1 -2 -1 -7
^ many	6 0 -1 -3 -1 -1
^ many thanks	6 0 -1 -3 -1 -1
^ may	-6 8 0 6 -3 -5
^ may i	-6 8 0 6 -3 -5
^ maybe	-13 -1 -35 -5 -1 55
^ me	-11 -1 9 11 -3 -5
^ mind	-14 0 -5 -6 -1 26
^ mind the	-14 0 -5 -6 -1 26
^ mrs	-3 -10 -2 -3 -1 20
^ my	-28 -8 8 -30 -8 66
^ my daughter	-3 -1 -2 0 -2 8
^ my husband	4 0 -3 -9 1 8
^ my mum	11 2 13 -6 -1 -19
^ my shifts	8 -3 -1 -1 0 -3
^ my son	7 -2 -2 -3 -1 1
^ my wife	7 1 0 -1 0 -7
^ need	-15 20 -13 -19 11 16
^ need it	-2 22 -8 -3 -1 -8
^ need to	-12 -1 -3 -10 10 16
^ neither	-41 15 101 -15 -8 -52
^ neither $	-14 -1 50 -5 -2 -28
^ neither day	-5 5 2 0 0 -1
^ neither love	-13 -1 27 -3 -2 -9
^ neither of	-2 5 0 -1 -1 -1
^ neither sorry	-2 7 0 -1 0 -3
^ new	-5 4 -1 -13 -4 19
^ no	-28 -2 118 -31 -5 -55
^ no $	-4 0 24 -2 -1 -17
^ no ,	-27 1 48 -3 -5 -14
^ no .	-13 1 31 -3 -2 -14
^ no Doffered	1 9 -10 0 0 0
^ no good	-22 0 35 -2 -2 -8
^ no idea	-2 0 -18 -6 -1 27
^ no mate	-4 -1 6 0 0 -1
^ no not	21 0 -20 0 0 -1
^ no one	-4 0 5 -1 0 0
^ no preference	55 -1 -32 -3 -2 -18
^ no thanks	-11 0 26 -1 -2 -12
^ no to	17 -5 9 -2 -2 -16
^ no working	-1 0 5 -1 0 -2
^ none	-44 6 94 -12 -5 -39
^ none de	-5 0 14 -3 -1 -5
^ none of	-10 8 12 -3 -1 -5
^ not	6 -20 42 -23 -10 4
^ not Doffered	-15 16 38 -5 -3 -32
^ not O	26 -5 -8 -1 0 -13
^ not T	33 -14 -7 -1 -2 -9
^ not a	19 -5 -7 -1 -2 -4
^ not free	-1 0 12 -6 -1 -4
^ not going	5 -3 1 0 0 -2
^ not good	-6 0 16 0 -1 -9
^ not me	-8 0 -9 -1 -3 21
^ not my	-7 -1 -8 -1 7 11
^ not possible	-6 -1 29 -2 -1 -19
^ not the	2 -2 -6 -2 -1 8
^ not this	-1 8 -4 0 -1 -3
^ noted	-31 -1 -3 -4 -3 41
^ noted $	-8 0 -2 -2 -1 13
^ noted ,	-16 0 -1 -1 -1 19
^ notmind	54 -2 -7 -18 -6 -21
^ notmind ,	7 0 0 0 0 -6
^ notmind mate	18 0 -1 -4 -1 -10
^ number	37 -1 -2 -3 -2 -29
^ oh	8 -2 6 -3 -2 -6
^ oh good	-23 -1 13 0 0 12
^ oh no	8 0 -6 -1 0 -2
^ oh thanks	14 0 -1 -2 -1 -10
^ ok	62 -16 -10 5 -14 -26
^ ok $	57 -1 -7 -6 -2 -42
^ ok Doffered	-8 -1 -2 0 0 11
^ ok as	8 0 -3 -2 -1 -2
^ ok but	17 -10 18 -44 -3 21
^ ok dear	9 0 -1 -1 0 -7
^ ok good	-3 0 -3 -1 0 9
^ ok if	9 0 -1 -2 0 -5
^ ok so	-37 0 15 -1 0 24
^ ok yes	5 0 0 -1 0 -4
^ on	-12 9 -1 -2 9 -3
^ on rig	-6 7 0 0 0 0
^ only	54 7 -22 -19 -3 -16
^ only if	44 -5 -16 -15 -2 -7
^ or	-13 -1 -2 -15 -1 32
^ our	-30 -6 0 -5 3 39
^ phone	-25 -1 -3 -5 73 -39
^ phone me	-9 0 -2 -1 27 -15
^ place	-18 -1 -2 -6 -1 27
^ please	13 -10 -9 -32 22 16
^ please $	21 -5 -13 -10 -24 32
^ please call	-8 0 -12 -1 33 -11
^ please cancel	-10 -1 -3 -2 -2 17
^ please could	-5 -3 0 6 3 -1
^ please go	-8 -3 0 0 0 12
^ please phone	-4 0 -4 -1 15 -7
^ please remove	-6 0 -1 -2 -3 12
^ please take	-19 -1 0 -2 -2 25
^ please x	20 0 -2 -3 -2 -13
^ prefer	7 -2 -1 -1 5 -7
^ preferably	6 -1 0 0 0 -3
^ preferably Doffered	6 -1 0 0 0 -3
^ probably	19 0 -2 -2 -1 -14
^ put	9 -6 -2 -11 -2 10
^ put it	-5 0 -1 -9 -1 16
^ put me	14 -5 0 -1 -1 -6
^ quantity	-5 0 0 -2 0 9
^ quanto	-1 -1 -2 10 -1 -6
^ re	16 -4 -2 -1 0 -9
^ received	-34 0 -2 -2 -1 40
^ regrettably	-4 0 11 -3 -1 -4
^ results	10 -1 -8 0 0 0
^ results day	9 0 -8 0 0 0
^ ring	-24 -2 -10 -7 87 -45
^ ring me	-7 0 -1 -1 26 -17
^ ring my	-6 -1 -2 -3 30 -18
^ ring us	-11 -1 -6 -2 28 -8
^ road	-37 -2 0 -1 -1 41
^ sadly	-2 -1 8 -4 -1 0
^ school	6 -2 0 -1 0 -3
^ schools	5 -2 -1 -1 -1 -1
^ script	-9 0 -2 -2 -1 14
^ script alert	-9 0 -2 -2 -1 14
^ see	-3 -2 -4 -2 -1 13
^ see you	-3 -2 -4 -2 -1 13
^ she	-16 -4 -4 -4 -1 28
^ shift	-5 5 0 0 0 0
^ shift pattern	-5 5 0 0 0 0
^ should	19 0 -1 -1 -1 -15
^ so	-13 -1 -3 21 0 -3
^ sofa	-7 0 -2 -15 -1 25
^ someone	8 -8 -2 -1 5 -2
^ someone will	9 -5 -2 -1 -1 -1
^ sorry	-18 -14 52 -12 -5 -3
^ sorry ,	-13 -1 26 -2 -1 -10
^ sorry kann	-2 0 16 -3 -1 -10
^ sorry to	6 -1 -3 0 -1 -1
^ sorry we	-10 -2 17 -2 0 -2
^ sounds	9 8 -5 -4 -11 3
^ sounds good	15 8 -3 -1 -1 -18
^ speak	-6 0 -2 -3 22 -11
^ speak to	-6 0 -2 -3 22 -11
^ st	9 -1 -6 0 0 -1
^ stop	-25 -2 -9 -10 -7 53
^ stop $	-18 -1 -5 -6 -2 33
^ stop all	-6 0 -3 -2 -1 11
^ stop texting	-1 0 -1 -1 -2 5
^ suits	33 -1 -9 -3 -1 -19
^ suits $	33 -1 -9 -3 -1 -19
^ system	-31 -3 -2 -3 -1 39
^ take	-1 0 -1 -2 -1 6
^ take me	-1 0 -1 -2 -1 6
^ thanks	-62 8 15 -20 -10 68
^ thanks $	-29 -1 -8 -2 -1 40
^ thanks ,	15 -3 8 -1 -2 -17
^ thanks but	-2 -1 16 -4 -1 -9
^ thanks for	-22 20 8 -6 -4 4
^ thanks you	-18 -6 -3 -5 -5 37
^ that	55 -18 27 -24 -6 -34
^ that is	37 -11 14 -15 -2 -22
^ that will	5 -3 -1 0 0 0
^ that would	15 -2 -8 -1 0 -3
^ the	-3 -12 0 -45 -8 69
^ the Dfree	-5 15 0 -2 0 -8
^ the Doffered	30 -12 -1 -2 -1 -15
^ the T	31 -17 0 -1 -3 -9
^ the code	-13 0 -1 -2 -1 16
^ the one	32 -1 -2 -6 -1 -22
^ the wife	6 -1 1 -3 0 -4
^ there	-21 -2 23 -9 4 5
^ there are	-8 0 -2 -5 4 12
^ there is	-12 -2 24 -3 1 -7
^ they	-8 -3 -4 -3 -1 19
^ this	26 -7 -15 -21 -4 21
^ this is	-10 -2 -9 -12 1 33
^ this was	-11 -1 0 0 0 13
^ those	-6 2 11 -1 -1 -4
^ those do	-1 0 5 0 -1 -2
^ to	11 -1 -4 -1 -1 -5
^ too	-7 -3 18 -3 12 -17
^ too much	-2 -3 -2 -1 12 -5
^ too soon	-3 2 17 -2 -1 -12
^ unfortunately	-13 3 36 -4 -2 -19
^ unfortunately i	-2 0 10 -2 -1 -6
^ unfortunately neither	-9 0 14 -1 0 -3
^ unsubscribe	-21 -1 -6 -8 -7 42
^ unsubscribe $	-14 -1 -4 -4 -1 23
^ unsubscribe me	-7 0 -2 -4 -6 19
^ unsure	-16 -1 3 -6 -3 23
^ unsure $	-9 -1 -5 -3 -1 18
^ unsure yet	-6 0 -5 -3 -1 15
^ use	-2 0 0 -2 -3 7
^ use the	-2 0 0 -2 -3 7
^ was	-2 -1 5 0 0 -1
^ was all	-2 -1 5 0 0 -1
^ we	1 9 31 -40 -13 11
^ we accept	16 -2 -7 -2 -1 -5
^ we are	-25 17 49 -25 -4 -12
^ we can	19 1 -9 -5 -1 -5
^ we had	-16 -6 -9 -1 -1 33
^ we have	-7 0 10 -2 -2 0
^ we will	28 -5 -11 -3 -2 -7
^ we would	-3 -6 -1 0 -2 12
^ well	25 -4 -2 -4 -2 -14
^ what	-11 -18 -14 130 -7 -80
^ what about	35 1 0 -34 0 -1
^ what do	-1 0 0 6 0 -4
^ what happens	-4 -4 -2 15 0 -4
^ what if	-3 -1 -5 15 0 -6
^ what is	-10 -7 -1 47 -2 -27
^ what size	-2 -1 0 5 0 -2
^ what time	-18 -4 -2 29 -1 -4
^ when	-7 -2 -5 38 -3 -23
^ whenever	21 6 -5 -10 -4 -9
^ whenever you	0 3 -3 -6 -2 8
^ where	-8 0 -2 40 -2 -28
^ where is	-6 0 -2 27 -1 -18
^ which	-18 -7 -6 66 -5 -30
^ which of	-3 -2 -2 18 -2 -9
^ which one	-5 0 -1 15 0 -9
^ which order	-2 0 -1 9 -1 -5
^ whichever	93 -7 -11 -15 -6 -53
^ whichever is	35 -5 -5 -8 -1 -16
^ whichever one	6 -1 -1 -1 0 -3
^ who	-38 -5 -9 67 -6 -9
^ who is	-24 -2 -3 -19 -1 48
^ why	-56 -6 -15 99 -1 -21
^ why am	-1 0 0 5 0 -4
^ will	-28 -22 -8 52 0 5
^ will be	35 -1 -16 -5 -1 -12
^ will i	-2 0 -2 10 -1 -6
^ will it	-5 0 -1 15 -2 -8
^ will let	-9 -3 -1 -4 -1 17
^ will not	-8 0 23 -2 0 -13
^ will the	-8 0 -3 35 -1 -22
^ will they	-5 0 -3 14 0 -5
^ will you	-2 -2 0 1 8 -5
^ working	6 -4 9 -4 -1 -6
^ works	59 -2 -9 -13 -2 -33
^ works ,	7 0 -1 0 0 -6
^ works for	34 -1 -4 -13 -2 -14
^ would	0 -10 -6 32 9 -24
^ would Doffered	-9 -5 -9 31 -2 -7
^ would have	1 -1 7 -1 0 -5
^ would it	0 0 0 -8 9 0
^ would rather	10 -7 -1 -2 0 -1
^ wrong	-10 0 -3 -2 -1 17
^ wrong number	-10 0 -3 -2 -1 17
^ yes	146 -32 -41 -18 -32 -93
^ yes $	58 -2 -6 -11 -3 -33
^ yes ,	33 -3 -3 -16 -2 -7
^ yes .	23 -5 -13 -3 -7 4
^ yes Doffered	17 -4 -2 -5 -2 -3
^ yes as	6 0 -1 -3 0 -2
^ yes but	46 -11 -5 -8 -4 -17
^ yes good	24 -1 -4 -8 -1 -10
^ yes i	1 0 -1 -4 12 -8
^ yes if	14 12 -1 -11 -2 -12
^ yes no	-24 0 31 -1 0 -5
^ yes please	22 -2 -4 -13 -8 6
^ yes thanks	16 0 -1 -2 0 -13
^ yes that	11 0 0 -9 0 -1
^ yes to	-47 0 -11 -1 -1 60
^ yes works	8 0 -2 -1 0 -5
^ yes yes	25 -1 -3 -6 -2 -14
^ you	-7 -12 -23 -17 -11 71
^ you are	-3 -2 -1 -4 -1 12
^ you choose	22 -5 -3 -8 -5 0
^ you got	-4 1 0 5 -1 -1
^ you have	-1 0 -6 0 0 7
^ you lot	-4 -3 -5 -7 -2 21
^ you said	-4 0 -1 0 0 6
^ your	-15 -9 -1 2 -3 25
^ your lads	-12 -6 -1 -6 0 24
^ 星期六可以	20 -1 -2 -2 -1 -15
^ 星期六可以 ,	20 -1 -2 -2 -1 -15
a	-27 -33 -1 9 72 -11
a T	16 -2 -3 -7 -1 -3
a aside	6 0 -3 -1 -1 -1
a bad	17 2 -6 -2 -2 -9
a bed	11 -5 -2 -1 -2 -2
a bell	-8 -1 -6 -7 35 -13
a bell $	-2 0 -2 -2 13 -7
a bell when	1 0 -3 -4 10 -4
a bit	0 -2 17 -6 -4 -5
a brew	6 -4 0 -1 0 0
a bunch	-1 0 -1 -4 -1 7
a bunch of	-1 0 -1 -4 -1 7
a buzz	-3 0 -1 -6 22 -12
a call	-1 -1 -4 -18 25 -2
a call back	0 0 0 -15 17 -1
a card	1 -4 -1 13 -3 -6
a childminder	-11 12 -1 0 0 0
a childminder and	-11 12 -1 0 0 0
a christening	5 0 -1 0 0 -2
a company	-1 -1 -6 -4 -5 17
a company ,	-6 0 -1 -1 -1 10
a company .	6 -1 -4 -1 -3 4
a cooker	11 -3 0 -2 -1 -5
a corsa	-3 0 0 5 0 -1
a customer	-3 0 0 -1 0 5
a date	-6 0 1 1 6 -3
a date $	-5 0 -1 0 7 -2
a day	-7 -10 -2 -1 18 2
a day off	-1 -3 0 0 -3 7
a delivery	-8 4 4 4 -1 -2
a different	-10 -2 6 22 -7 -8
a duration	5 -2 3 0 0 -5
a fee	19 -1 -15 1 -1 -2
a few	0 -3 5 -1 0 -1
a field	-1 0 -2 9 -1 -4
a flask	8 0 0 0 0 -7
a funeral	-9 2 9 -1 0 -1
a go	10 -1 -8 2 -1 -2
a goer	11 -2 -7 0 -1 -2
a good	14 -3 -7 -1 1 -4
a holiday	-1 0 -5 -4 -2 12
a hospital	-8 -5 30 -2 -2 -13
a hospital appointment	-8 -5 30 -2 -2 -13
a human	-6 -1 -2 -21 40 -9
a human $	-1 0 -1 -5 11 -5
a job	9 -2 -11 -1 -2 8
a joke	-2 -3 0 -3 -1 9
a key	6 0 -1 -2 0 -3
a ladder	-3 -3 -1 -2 11 -3
a ladder $	-3 -3 -1 -2 11 -3
a lemon	-2 -3 0 0 0 6
a level	-5 6 0 0 0 0
a lilo	6 0 -2 -1 -1 -2
a long	-5 0 -1 11 -2 -4
a long time	-5 0 -1 10 -1 -3
a manager	-1 0 -4 0 10 -4
a meeting	-5 0 -3 -3 -2 14
a narrower	-2 0 -1 7 0 -4
a narrower time	-2 0 -1 7 0 -4
a nightmare	-19 -4 7 -2 1 17
a nightmare $	-14 -2 -3 -1 -1 22
a no	-12 -6 29 -3 -1 -7
a no for	-3 -1 8 -2 0 -2
a nurse	6 -3 -2 0 0 0
a nurse working	8 -6 -1 0 0 0
a pain	-2 5 -1 0 -1 0
a phone	-1 0 0 -3 9 -4
a phone call	-1 0 0 -3 9 -4
a possible	0 8 0 -5 -1 -1
a postie	3 -7 5 0 -1 0
a primary	-3 1 -1 -2 -2 8
a push	16 -8 -2 -2 -3 -2
a push $	15 -7 -2 -2 -3 -2
a quantity	-5 2 -2 23 -3 -14
a quantity door	-2 0 -1 11 -1 -7
a real	-3 -2 0 0 6 0
a real person	-3 -2 0 0 6 0
a refund	-17 0 -3 -3 -2 26
a refund $	-17 0 -3 -3 -2 26
a review	-3 0 -3 0 -4 10
a ring	-2 -2 0 0 6 -1
a robot	-3 0 -2 11 3 -9
a robot $	-3 0 -2 11 3 -9
a roof	-1 5 -2 -1 0 0
a scam	-6 0 -4 15 -12 7
a scam $	-1 0 -1 15 -2 -11
a table	0 0 0 -15 -1 17
a tail	0 0 -7 7 0 0
a tail lift	0 0 -7 7 0 0
a text	4 -5 -1 6 -2 -3
a thing	-7 4 -2 -1 -1 7
a tooth	-5 2 5 0 0 -1
a tooth out	-5 2 5 0 0 -1
a train	5 -4 0 0 0 -1
a trolley	-2 -3 -2 -6 -1 14
a trolley ,	0 -3 -2 -5 -1 11
a wedding	3 -5 13 -2 -1 -8
a wedding $	-2 0 13 -1 -1 -8
a wedding in	5 -3 -1 0 0 0
a week	3 9 3 -8 -1 -5
a week .	6 -1 -1 0 0 -4
a week later	-2 11 0 -8 -1 0
a written	-6 0 -3 -1 -1 11
a written apology	-4 0 -2 -1 -1 8
able	-18 -1 13 13 -4 -3
able to	-18 -1 13 13 -4 -3
able to do	-12 1 14 0 -1 -2
about	15 18 -8 -34 26 -16
about ,	-1 0 -1 7 -1 -5
about .	3 3 -5 -1 -1 1
about . $	3 3 -5 0 -1 0
about Dfree	0 6 -3 -1 0 -1
about Doffered	-13 -3 -8 5 -4 23
about access	-1 0 -1 -1 11 -8
about bloody	5 -1 0 -1 0 -3
about bloody time	5 -1 0 -1 0 -3
about duration	10 -2 0 -2 -4 -2
about it	-2 0 -1 -1 6 -2
about my	-19 0 -2 34 -2 -10
about quantity	0 0 -6 -6 -1 13
about the	34 -3 -2 -29 -1 1
about this	-6 -2 -2 -13 25 -3
about time	7 0 0 -1 0 -5
about time !	7 0 0 -1 0 -5
above	-3 0 -1 -1 0 5
abroad	-3 -7 32 -20 -1 -1
absolute	2 -4 -7 -3 -9 20
absolute joke	-1 -1 -4 -4 -2 11
absolute joke of	-1 -1 -4 -4 -2 11
absolutely good	5 0 -1 0 0 -4
accept	67 -5 -7 -12 -6 -37
accept Doffered	9 -3 -5 0 0 -1
accept Doffered T	8 -3 -4 0 0 0
accept delivery	-7 0 11 -1 -1 -2
accept delivery on	-7 0 11 -1 -1 -2
accept offer	-14 -1 -2 -2 -1 21
accept offer ,	-14 -1 -2 -2 -1 21
accept this	36 0 -5 -4 -2 -24
accept this slot	36 0 -5 -4 -2 -24
accepted	-12 -2 -5 -1 -1 22
access	-4 -3 -3 -7 25 -8
access $	-2 0 -1 -1 5 -1
access is	-1 -1 -1 -5 14 -5
access is complicated	-2 0 -1 -4 13 -5
account	-7 0 -4 -3 -2 15
across	-5 0 -1 9 -3 1
actually	9 -6 -14 -1 9 2
actually Doffered	5 -2 -2 0 0 -1
actually no	-7 -1 -10 -1 9 10
address	-9 -12 -10 42 -12 0
address ?	0 0 0 7 -3 -4
address have	-1 -11 -2 17 -1 -2
address have you	-1 -11 -2 17 -1 -2
admin	-21 -2 -5 -6 -4 38
admin mode	-4 -1 0 -1 0 6
admin mode confirm	-3 -1 0 0 0 5
admin override	-15 -1 -5 -4 -1 26
admin override confirm	-1 0 -3 -2 0 6
adress	-1 0 -1 14 -1 -11
advise	-15 -1 24 -2 -3 -4
afraid	-18 15 60 -9 -5 -43
afraid $	13 -5 -4 -1 -1 -2
afraid ,	-4 7 4 -1 -1 -4
afraid .	-3 0 6 0 -1 -1
afraid . $	-5 -1 8 0 -1 -1
after	-4 -2 -4 21 -5 -5
after $	-1 -2 -1 12 -1 -6
after my	-3 6 -1 -1 0 -1
after that	7 -1 -3 0 0 -1
after that $	10 -6 -3 0 0 -1
again	-14 -6 18 12 -8 -2
again $	-18 -2 22 7 -1 -7
again .	7 -1 0 -1 -1 -3
again on	-6 0 -1 0 -1 8
ages	-1 0 0 -17 0 19
ages ago	-1 0 0 -17 0 19
ages ago $	-1 0 0 -17 0 19
ago	3 0 -1 -17 -1 15
ago $	-1 0 0 -17 0 19
ago ,	5 0 0 0 0 -4
agree	-1 -1 -5 -5 5 7
agree a	-1 0 -1 -1 5 -2
agreed	5 -2 0 0 0 -2
agreeing	5 -2 -6 -1 14 -11
agreeing to	3 0 -4 0 10 -9
ahead	-3 -3 -1 5 -6 7
ahead with	-5 -2 0 -1 -4 14
ahead with that	5 0 0 -1 -4 0
ai	-20 -1 -2 -3 -1 27
ai rien	-4 0 -1 -1 -1 8
ai rien commande	-4 0 -1 -1 -1 8
alert	-8 -1 -2 -2 -1 14
alert script	-9 0 -2 -2 -1 14
alert script $	-9 0 -2 -2 -1 14
all	-1 2 53 -23 -10 -19
all $	-16 -1 5 12 -3 3
all ,	6 0 -3 0 0 -3
all .	-6 -4 17 -3 -2 -2
all Doffered	-31 -2 39 0 0 -5
all Dopen	-2 5 -1 0 0 -2
all T	-7 -13 -5 0 3 22
all T $	-5 -13 -2 -1 -1 23
all are	-4 0 17 -2 -1 -9
all at	-3 0 -4 -3 -1 12
all day	18 -3 -35 4 10 6
all day $	-7 -4 -4 -2 -1 17
all day Dfree	-3 8 -4 0 0 -1
all day Doffered	27 -7 -13 -2 -1 -4
all day so	2 7 -3 -3 0 -1
all good	22 -7 -13 -4 -6 9
all good $	-3 -1 -1 0 0 6
all good ,	17 0 -1 -1 -3 -11
all good here	10 0 -2 0 0 -7
all my	-1 0 7 -1 0 -5
all of	-5 3 5 6 -2 -7
all of those	0 -1 9 -3 -2 -4
all previous	-11 -3 -2 -1 -1 19
all previous instructions	-8 -3 -2 -1 -1 14
all set	-2 -1 5 0 0 -1
all set to	-2 -1 5 0 0 -1
all the	12 -2 -2 -6 1 -3
all the same	13 -2 0 -4 0 -6
all the time	-1 0 -1 -1 -1 5
all week	13 0 22 -5 -3 -27
all week $	-3 1 21 -3 -2 -13
all week ,	-2 -1 7 0 0 -4
all week so	5 -1 -2 0 0 -1
alone	-4 1 7 2 -2 -4
already	-31 -24 -15 8 -5 67
already $	-3 0 -8 32 -1 -20
already been	-9 -6 -1 2 -1 15
already got	-3 -7 -1 -3 -1 16
already got it	-3 -7 -1 -3 -1 16
already here	-7 -3 -1 -6 -1 18
already here ?	-1 -3 0 -5 0 9
also	-19 -5 -2 0 0 26
alternatives	-9 0 24 -2 -2 -11
alternatives .	-3 0 9 -2 -1 -3
alternatives . $	-3 0 9 -2 -1 -3
am	13 12 29 -1 -8 -37
am a	0 11 -6 -1 -2 -2
am a childminder	-11 12 -1 0 0 0
am a nurse	6 -3 -2 0 0 0
am afraid	-8 15 16 -8 -3 -12
am afraid $	13 -5 -4 -1 -1 -2
am afraid ,	-4 7 4 -1 -1 -4
am afraid .	-3 0 6 0 -1 -1
am and	9 -1 -7 1 2 -4
am aside	-8 -1 -4 0 0 14
am at	-8 -4 33 2 -4 -20
am at a	-5 0 15 -1 -1 -8
am at mums	-14 1 13 0 0 0
am at the	5 -1 -2 0 0 -1
am at work	-2 -3 12 -2 0 -5
am away	-9 2 17 -2 -1 -8
am doing	10 -2 0 -3 0 -5
am doing the	10 -2 0 -3 0 -5
am down	-3 0 7 0 0 -3
am driving	-1 0 -6 -1 4 5
am easy	12 -4 -4 -1 -1 -3
am easy $	13 -5 -3 -1 -1 -3
am eighty	6 -1 0 0 0 -4
am eighty and	6 -1 0 0 0 -4
am free	11 1 -10 -1 9 -9
am free all	-5 2 -1 0 4 -1
am going	5 0 -5 0 0 0
am going nowhere	5 0 -5 0 0 0
am good	4 0 -8 -2 -1 7
am good with	3 0 -8 -2 -1 8
am have	-17 2 20 -2 -1 -2
am home	34 4 -15 -2 -1 -19
am home $	7 1 -3 -1 0 -5
am honest	6 -1 -3 0 0 -1
am honest .	6 -1 -3 0 0 -1
am i	-11 -2 -4 34 -2 -16
am i getting	-1 0 0 5 0 -4
am in	13 18 -6 -13 -4 -7
am in $	29 16 -20 -1 -1 -23
am in all	10 -2 -9 -1 -1 2
am in leeds	-3 5 -2 0 0 0
am in magaluf	-3 0 13 -1 -1 -9
am in the	-3 -2 -8 -2 -1 14
am no	0 0 -5 6 2 -3
am not	-4 -6 2 -2 2 7
am not free	-5 1 4 0 0 1
am not going	-15 1 15 0 0 -1
am not in	-1 -5 -10 1 -1 16
am not on	14 -5 -6 0 0 -3
am now	-17 -4 11 0 0 11
am off	14 18 -8 -4 -1 -19
am off $	0 11 -1 -2 -1 -8
am off work	7 -2 -4 0 0 -1
am on	12 2 -5 -7 -2 1
am on a	-8 2 0 -6 0 12
am on site	-3 -1 6 0 -1 0
am on the	11 -4 -3 -1 0 -2
am only	18 -11 -4 -1 3 -5
am out	-29 -5 -3 14 -1 24
am out $	-3 0 -1 12 -1 -8
am out Doffered	-28 -1 -2 0 0 32
am registered	-2 0 0 -3 8 -3
am registered blind	-2 0 0 -3 8 -3
am retired	5 0 -1 0 0 -3
am sure	-4 0 -1 0 0 5
am the	-8 -5 5 -5 -2 14
am the new	-1 -3 -4 0 0 8
am the only	-4 1 5 -2 0 0
am up	7 -3 -1 -1 -2 -1
am waited	-3 12 -1 -3 -1 -4
am waited here	-3 12 -1 -3 -1 -4
am working	12 -14 11 -6 -3 1
am working Doffered	17 -2 -13 -1 0 -1
am working all	-4 -1 13 -3 -1 -4
am working lates	8 -11 5 -1 0 0
am working rota	5 1 -2 -1 -1 -2
an	-4 10 5 -2 -10 2
an T	-3 18 0 -15 0 0
an absolute	-2 -2 -1 1 -1 5
an extra	-10 1 -2 13 0 -2
an option	-3 8 0 -3 -1 0
an option ?	-3 8 0 -3 -1 0
and	-10 -37 14 10 4 31
and Dfree	-6 11 -3 0 0 -2
and Doffered	-18 -2 52 -7 -2 -23
and Doffered .	-6 -1 7 0 0 0
and Doffered T	10 -4 -1 -1 0 -3
and Doffered i	-26 2 29 -1 0 -3
and Doffered is	-1 -2 15 0 0 -11
and Doffered so	-4 -2 10 -1 0 -2
and O	-5 -4 9 4 -2 -2
and T	-32 -2 -3 1 0 37
and a	-3 -3 11 -1 -2 -3
and all	-2 16 -2 -2 -2 -9
and any	-7 7 0 0 0 0
and aside	0 -1 10 -2 -1 -6
and ask	-1 0 -1 -2 6 -3
and ask for	-1 0 -1 -2 6 -3
and book	-7 -3 -2 -1 -1 13
and come	-2 0 -1 -1 -1 5
and come back	-2 0 -1 -1 -1 5
and do	24 -2 -4 -1 -1 -16
and do not	24 -2 -4 -1 -1 -16
and get	-4 0 -1 -2 -1 8
and get back	-4 0 -1 -2 -1 8
and gone	-9 0 8 -2 -1 2
and has	5 0 -2 -1 3 -4
and he	-7 4 3 2 0 -1
and him	-7 9 9 -8 -1 -2
and i	-8 7 -21 12 2 7
and i am	2 2 2 8 -2 -11
and i can	3 -4 -10 11 3 -3
and i do	8 -2 3 -2 -2 -6
and i have	10 0 -4 0 -1 -6
and i waited	-11 -2 -1 -1 0 15
and i will	-4 3 -7 -6 0 13
and i would	-3 7 -1 -1 3 -5
and is	-4 -5 1 9 -1 -1
and mark	-10 -1 -1 -3 -1 17
and my	9 1 -4 -1 4 -9
and my neighbour	1 0 -1 -2 7 -4
and no	-5 -3 18 0 -2 -7
and no $	-5 -3 16 -2 -1 -5
and nobody	1 -4 -5 -2 6 4
and nobody came	-6 -3 -2 -1 -3 14
and not	8 4 6 -6 -1 -11
and not Doffered	-7 -1 14 -2 0 -4
and not the	14 2 -3 -6 0 -7
and one	-4 0 0 6 0 -1
and only	-4 -1 0 0 0 6
and refund	-5 -1 -1 -1 -1 10
and she	-7 -6 -2 15 2 -3
and someone	6 -1 0 -1 -1 -4
and tell	14 -2 -4 -2 0 -5
and tell them	9 -1 -4 -1 0 -2
and the	7 -10 0 3 -4 3
and the house	-6 -1 11 -1 0 -3
and the lift	5 -1 -1 -2 0 -1
and then	1 -3 10 -1 1 -8
and then i	-5 -1 10 -1 0 -2
and there	-1 0 -2 -3 -1 7
and there is	-4 0 -1 -3 -1 9
and to	-3 0 7 -1 -1 -3
and we	-2 -5 -8 1 14 1
and we are	3 0 2 1 -1 -6
and we will	-9 -1 -9 -3 11 10
and will	-7 -5 5 -7 -2 15
and will be	-11 -3 -1 0 -1 17
and will not	0 0 6 -1 0 -5
and yes	-4 0 -1 0 0 5
and you	-2 0 -4 1 -2 7
ankle ,	11 -1 -5 0 0 -4
another	-31 -3 -2 3 -4 36
answer	14 -9 -5 -3 -1 4
answer Doffered	6 -1 0 0 0 -4
answer the	-2 0 -3 -2 0 7
answering	16 -1 -9 1 -2 -5
any	-20 109 -2 -18 -12 -63
any $	62 -6 -5 -7 -3 -40
any T	-47 61 -3 -6 2 -6
any T Doffered	-16 17 -1 0 1 -1
any T Dopen	-5 5 0 0 0 0
any but	24 -18 -1 -1 0 -3
any but O	12 -9 0 0 0 -2
any day	9 14 15 -9 -2 -26
any day $	3 -6 -1 0 5 -1
any day ,	3 5 -2 -1 -1 -3
any day Dopen	-23 31 -4 -1 -1 -3
any day but	-5 -12 32 -3 -2 -10
any day is	17 -3 -7 -1 -2 -4
any good	-29 25 16 -4 -2 -6
any good $	-11 6 13 -2 -1 -5
any good ?	-10 11 0 -1 0 0
any good to	-6 6 0 -1 0 0
any more	-1 -4 -25 -20 -2 52
any more $	-3 -1 -16 -9 -1 29
any more .	-1 0 -6 -8 0 15
any of	54 -10 -1 -16 -7 -20
any of the	12 -2 5 -5 -1 -8
any of them	21 -1 -5 -4 -3 -7
any of these	-3 -1 10 -2 -2 -2
any of those	25 -6 -11 -5 -1 -3
any other	2 -9 -13 32 2 -14
any other dates	-2 -1 -7 16 -1 -5
any other days	-2 -3 -5 16 -1 -5
any others	-7 -11 22 -2 -1 -2
any others $	-6 -10 19 -1 0 -1
any time	1 21 -9 -5 -1 -7
any time $	-6 9 0 0 0 -2
any time Doffered	12 -8 -2 -1 0 -1
any time Dopen	-7 9 -1 -1 0 -1
any time you	11 -1 -3 -3 -1 -3
any use	-5 -2 8 -1 0 -1
anymore	0 0 -4 -1 -1 7
anyone	-35 27 14 0 -1 -5
anything	-17 50 7 -44 13 -10
anything $	-2 0 -10 7 0 5
anything .	-1 0 -4 0 0 6
anything Doffered	4 6 -1 -6 0 -2
anything Dopen	-1 7 0 -1 0 -3
anything Dopen $	-1 5 0 0 0 -3
anything T	-12 29 -2 -7 -1 -8
anything but	-6 -8 -6 -3 -1 23
anything but Doffered	-6 -8 -6 -3 -1 23
anything else	-4 -5 31 -12 -2 -8
anything else ?	-2 -3 23 -11 -2 -5
anything on	-7 18 9 -17 -1 -2
anything on Dfull	-1 18 0 -16 -1 -1
anything until	-4 -1 0 -1 13 -8
anytime	18 8 -9 -2 -1 -13
anytime Dopen	-7 18 -2 -1 -1 -7
anytime Dopen $	-2 6 -1 0 0 -3
anyway	23 -3 -4 -7 -4 -6
anyway $	18 -3 -3 -4 -3 -5
aoife	-6 0 8 0 0 -2
apologies	-3 -4 11 0 -1 -2
apologies $	-6 -1 7 0 0 0
apology	-5 0 -5 -1 -3 14
appointment	0 -6 33 -5 0 -22
appointment on	-8 -5 25 -1 -1 -9
appointment on Doffered	-8 -5 25 -1 -1 -9
are	-23 -14 43 48 -25 -27
are a	-26 25 -6 -4 -1 11
are a bunch	-1 0 -1 -4 -1 7
are abroad	-3 -7 32 -20 -1 -1
are at	-11 4 6 6 -2 -3
are at glasto	-10 1 9 0 0 0
are at the	-6 -4 4 7 0 -1
are at their	6 -1 -3 -1 0 -2
are away Doffered	-8 8 2 -1 0 -1
are away over	10 -4 -5 0 0 0
are back	-2 8 -1 -4 -1 -1
are bad	-1 0 -2 0 6 -2
are both	10 -2 -7 3 -1 -2
are both at	5 -1 -2 -2 0 0
are coming	-3 0 -2 10 -1 -4
are delivery	-3 -1 0 -1 6 -1
are good	25 -1 -12 -2 -2 -8
are good $	13 0 -6 -1 0 -6
are home	8 2 -7 -2 0 0
are impossible	-13 -1 20 -2 -1 -3
are in	-3 9 -4 1 -1 -2
are in tenerife	-5 0 8 -1 0 -1
are no	-25 29 2 -3 -2 -1
are no good	-25 29 -1 -2 0 0
are not	-7 -2 14 0 0 -4
are now	-4 -1 -1 -1 0 6
are now in	-4 -1 0 -1 0 6
are off	8 -1 -1 0 0 -5
are off to	8 -1 -1 0 0 -5
are ok	19 0 -11 -1 -2 -5
are on	-14 -1 15 5 -1 -4
are on holiday	-12 -1 17 -1 0 -3
are out	-20 -7 21 -6 -2 14
are out for	-27 -1 18 -5 -2 17
are over	-6 0 11 -2 -1 -2
are quantity	-7 0 -2 -5 -1 15
are retired	28 -4 -11 -2 -2 -9
are these	-1 -2 -1 10 0 -6
are you	-19 -7 8 65 -4 -43
are you $	-5 0 -1 32 -1 -25
are you the	-3 -2 -1 11 0 -5
around	-18 -1 12 23 -1 -14
arrange	-7 -4 -1 1 21 -11
arrange this	-2 0 0 -1 5 -1
arranging	0 0 0 0 7 -6
arrival	-12 -1 0 -1 0 15
arrived	-6 -1 3 -5 -2 11
arrived past	-2 0 7 -14 -1 10
arrives	7 -5 -1 0 0 0
as	40 0 -50 -16 -6 32
as a	1 -1 -5 2 -1 4
as an	-16 0 -1 -2 0 19
as booked	-12 -2 -1 -2 -1 18
as i	48 -10 -10 -6 -1 -21
as i am	10 0 -5 -1 0 -4
as i have	33 -10 -3 -1 -2 -17
as it	7 -1 0 -1 0 -5
as it is	7 -1 0 -1 0 -5
as long	29 -5 -5 -7 -2 -10
as long as	29 -5 -5 -7 -2 -10
as my	0 1 -2 -2 5 -2
as offered	5 -2 0 0 0 -3
as requested	8 -1 0 0 0 -7
as requested ,	8 -1 0 0 0 -7
as soon	-5 -1 0 0 0 7
as soon as	-5 -1 0 0 0 7
as the	-2 6 10 -3 -4 -6
as there	7 -1 -2 -2 1 -2
as there is	7 0 -2 -2 0 -2
as they can	5 0 -3 -1 0 -1
as we	2 1 -5 0 0 3
as well	-15 -1 -1 15 0 3
as well or	-13 -1 0 15 0 -1
as you	5 -1 0 -2 0 -2
aside	-1 -13 -4 21 -7 4
aside $	-6 -2 -10 7 -5 16
aside ,	-10 -1 -5 2 -1 14
aside .	8 2 -5 -1 -2 -1
aside . $	4 1 -5 1 -2 1
aside and	6 -2 -3 0 -1 -1
aside i	-2 0 -2 -6 -1 11
aside in	-2 0 7 -2 0 -2
aside so	5 -2 12 -2 -1 -12
aside texting	-5 0 0 -1 9 -3
aside texting $	-5 0 0 -1 9 -3
ask	-14 7 -15 -1 3 21
ask .	5 2 -6 0 0 -1
ask for	-4 2 -3 -4 19 -10
ask for baz	-3 3 0 -2 5 -2
ask for bev	-1 0 -2 -1 9 -5
ask him	1 0 -3 -3 -1 6
ask my	-2 2 -6 -4 -3 12
ask the	0 0 -1 -2 -4 7
asked	11 5 -14 2 -5 1
asked for	1 6 -2 3 -1 -7
asked me	-4 0 -2 -1 -2 10
asking	10 -2 -4 3 -2 -6
asleep	-6 0 10 0 -3 0
asleep ,	-5 -2 10 0 -3 0
assembled	-3 -1 -1 8 -1 -4
assembly	-10 2 -2 34 -1 -22
assistant	-26 -6 -1 -2 -1 36
assistant the	-19 -3 0 0 0 23
assistant the customer	-19 -3 0 0 0 23
assuming	6 -2 -2 0 0 -2
at	3 -6 29 13 -22 -15
at Doffered	18 -3 -4 -2 0 -9
at O	-13 16 0 0 0 -2
at T	-5 -7 0 7 0 6
at a	17 -7 10 -4 -4 -12
at a push	16 -8 -2 -2 -3 -2
at a wedding	-2 1 13 -2 -1 -8
at all	-5 12 -8 10 -2 -7
at all $	-7 0 -4 15 -1 -3
at footy	7 -4 -2 0 0 0
at glasto	-10 1 9 0 0 0
at home	-11 3 8 -1 2 -3
at home on	-4 -2 9 -1 0 -2
at mums	-14 1 13 0 0 0
at my	-4 -6 -4 -4 0 18
at my sisters	5 0 -4 0 0 0
at place	12 -1 -6 -1 0 -5
at school	3 5 -3 -1 0 -4
at the	-9 -6 0 -9 -2 26
at the caravan	5 0 -5 0 0 0
at the depot	-4 3 -5 -3 -1 11
at the hospital	7 -4 -2 0 0 -1
at the infirmary	-4 0 6 -1 0 -1
at the royal	-1 -1 5 -1 -1 -1
at their	6 0 -3 -1 0 -2
at this	-4 0 -1 6 0 0
at this address	-4 0 -1 6 0 0
at work	-1 -5 33 -6 -2 -19
at work $	-5 0 18 -2 -1 -11
at work Doffered	8 0 -8 0 0 0
at work on	-2 -1 5 -2 0 0
av	-8 22 -2 -6 -1 -7
av the	-8 22 -2 -6 -1 -7
await	-3 -1 -2 0 -1 7
await a	-3 -1 -2 0 -1 7
away	-53 -14 89 0 -8 -15
away $	-10 -1 20 0 -1 -9
away ?	-2 -2 -1 6 0 -1
away Dfull	-3 -10 -3 -3 -1 20
away Doffered	-36 10 51 -5 -1 -19
away Doffered $	-47 -5 68 -2 -1 -13
away Doffered ,	10 2 -8 0 0 -3
away Doffered and	4 1 -5 0 0 0
away for	-14 -1 4 -1 0 13
away for Dfull	-11 -1 -1 0 0 13
away for Doffered	-2 0 5 -1 0 -1
away on	-2 -1 11 -1 -1 -6
away over	10 -4 -5 0 0 0
away over Dfull	10 -4 -5 0 0 0
away with them	5 0 -1 -3 0 0
awkward	5 -2 -1 -2 1 -1
b	1 -2 -4 18 -2 -10
bab	8 -1 -2 -1 0 -4
bab $	6 -1 -2 0 0 -2
babe	-28 -6 -6 -4 -1 45
babe $	7 -5 0 0 0 -1
baby	25 -5 7 -4 -2 -21
baby $	9 -2 -2 1 -1 -5
baby .	5 0 -1 0 -1 -3
back	-4 8 13 -43 6 22
back $	0 0 -6 -19 20 5
back .	-9 -1 -2 -1 -2 14
back Dfull	16 -14 -5 0 4 -1
back Doffered	9 -1 -4 -1 0 -3
back Doffered T	5 -1 -4 0 0 0
back T	12 -5 -5 0 0 -1
back about	-12 -3 -5 -1 -4 25
back at	-16 9 -2 -1 -1 10
back at school	-3 8 -1 -1 0 -3
back by	5 -3 0 -1 0 0
back from	5 11 -6 6 -4 -13
back from dialysis	11 -8 -1 0 0 -1
back gate	-11 -2 -1 -1 -1 16
back in	7 -3 -4 0 0 0
back off	-4 11 0 0 -1 -6
back off my	-2 7 0 0 -1 -4
back to	-13 -1 16 -13 -5 16
back to me	10 -1 -1 0 -1 -7
back to school	-1 -1 10 -4 -1 -3
back to you	-24 -3 8 -8 -5 31
back with	1 5 -1 -4 -1 -1
bad	-12 1 -13 -9 9 23
bairns	-6 0 11 -2 -1 -2
bang	10 -1 -3 3 -1 -9
banister	6 -3 -1 1 0 -3
bank	-2 2 -7 7 0 0
bar	-9 -3 -4 -3 -1 20
bath	26 -2 -8 -4 -4 -7
bath $	-6 -1 -7 -2 0 16
bay	-5 0 -10 1 -2 16
baz	-3 3 0 -4 7 -2
be	40 38 13 -15 -26 -59
be Dfree	-6 11 -1 -2 -1 -1
be Doffered	28 -7 -14 1 0 -8
be Doffered $	12 -1 -9 -1 0 -2
be T	-27 57 -8 -10 -1 -11
be T $	-7 11 0 -1 0 -3
be T ,	-31 34 0 0 0 -3
be T as	12 -8 0 -4 0 0
be a	4 3 1 -2 -1 -5
be a pain	-2 5 -1 0 -1 0
be able	-19 0 10 12 -4 0
be able to	-19 0 10 12 -4 0
be asleep	-9 -1 11 0 0 0
be asleep ,	-10 -1 11 0 0 0
be at	-12 -2 28 -2 -1 -11
be away	0 -3 14 -1 0 -10
be back	1 2 -9 -1 -1 7
be back T	10 -4 -5 0 0 -1
be back at	-12 -1 -1 0 0 14
be back from	5 2 -3 0 0 -3
be best	18 -12 -2 -2 -1 -1
be better	-13 18 -1 -1 -1 -2
be better ,	-10 11 0 0 0 0
be dead to	6 -2 -3 0 -1 -1
be done	0 -1 5 -1 -1 -1
be gone	11 -9 0 -1 0 -1
be gone T	11 -9 0 -1 0 -1
be good	-13 3 0 -8 -3 20
be good $	-12 20 -1 -4 0 -1
be good ,	-12 2 1 0 0 10
be good .	-5 0 -5 0 -1 11
be good as	6 -1 -3 -1 0 0
be good but	-6 -14 21 0 0 -1
be good for	-4 -2 -1 0 0 8
be good though	8 -1 -6 0 0 -1
be here	15 8 -1 -6 -2 -14
be here $	3 0 13 -2 -1 -12
be here to	-5 11 0 -3 -1 -1
be home	-6 -2 3 -1 -1 7
be home $	-3 1 10 0 0 -8
be in	24 -12 4 2 -3 -16
be in $	6 -1 0 6 -1 -9
be in .	2 -5 -14 -1 -1 18
be in Doffered	-14 -1 20 0 0 -4
be in a	10 0 -9 0 0 0
be in all	7 1 -6 -1 -1 -1
be in to	41 0 -11 -10 -2 -18
be in touch	-16 -2 15 -1 0 4
be left	-3 -1 -5 13 -1 -3
be left with	-3 -1 -5 13 -1 -3
be most	5 -5 0 0 -1 1
be ok	18 3 -2 -2 -1 -17
be on	-2 -2 1 9 -1 -4
be out	7 -4 -1 0 0 -2
be possible	2 19 -10 -17 8 -2
be possible ?	13 4 -6 -8 -1 -2
be possible to	0 3 -3 -8 9 0
be taken	-6 0 -1 18 -1 -9
be the	29 -4 -12 -5 -2 -6
be the Doffered	27 -14 -5 -4 0 -3
be the best	-4 7 0 0 -2 -2
be the one	6 0 -5 0 0 -1
be there	18 0 1 -4 -1 -13
be there $	22 -1 -7 -3 -1 -10
be under	-8 0 14 -1 -1 -4
because	25 -9 -11 19 -4 -19
because Doffered	7 -2 -2 -1 0 -2
because i	2 0 -5 11 -1 -7
because the	6 -4 1 -1 -1 -2
bed	14 -10 -4 4 -3 -2
bed with	5 0 0 0 0 -4
been	-2 -28 31 -6 -1 8
been Dfull	1 -10 0 0 0 9
been Dfull on	1 -10 0 0 0 9
been and	-9 0 8 -2 -1 2
been and gone	-9 0 8 -2 -1 2
been good	-9 -2 20 -2 -1 -6
been in	5 0 -3 0 0 -1
been on	6 -4 -3 -1 7 -5
been on a	5 0 -3 0 0 -1
been on hold	-2 0 0 0 8 -4
been passed	6 -1 -1 0 0 -4
been taken	-6 -1 16 -1 -2 -7
been taken ill	-1 0 7 -1 0 -5
before	-28 8 -3 27 28 -32
before $	-1 6 -2 0 -1 -1
before ,	-4 7 -1 0 0 -1
before i	-8 0 -2 17 -2 -5
before i choose	-7 -2 -1 12 -1 0
before that	-7 10 -2 0 0 0
before that $	-8 9 -1 0 0 0
before the	17 -12 -1 -2 -1 -2
before then	-4 17 -2 -1 -2 -8
before then .	2 9 -1 -1 -1 -8
before they	-3 0 -1 15 -4 -6
before they come	-2 0 -1 11 -4 -4
before you	-16 -13 12 -3 28 -8
before you book	0 0 0 -1 5 -4
before you put	10 -1 -1 -2 -3 -3
behind	15 -2 -4 -1 -1 -7
being	-11 -7 16 10 -2 -7
bell	5 -9 -24 -20 68 -21
bell $	-2 0 -2 -2 13 -7
bell does	8 0 -9 -1 0 3
bell does not	8 0 -9 -1 0 3
bell me	-5 -6 -1 -3 23 -8
bell me T	-5 -4 -1 -1 16 -5
bell twice	0 0 0 -1 -4 5
bell twice $	0 0 0 -1 -4 5
bell us	-9 0 -2 -7 23 -4
bell when	1 0 -3 -4 10 -4
bell when you	-1 0 -2 -3 8 -1
belongs	1 0 -6 -1 0 6
belongs to	1 0 -6 -1 0 6
below	21 -4 -4 -1 -1 -11
below .	5 -1 -2 0 -1 -1
best	42 0 -21 -19 1 -4
best $	34 -9 -4 -9 -2 -9
best ,	-6 8 0 0 0 0
best .	5 -1 -2 -2 3 -2
best for	16 -1 -10 -2 -2 -1
best for me	7 1 -2 -1 -1 -4
best for us	5 -1 -7 -1 -1 4
best of	12 -2 -1 -1 0 -8
better	31 25 -9 -9 -4 -34
better $	8 2 -2 -1 -1 -7
better ,	-10 11 0 0 0 0
better , T	-10 11 0 0 0 0
better .	5 6 -1 0 -1 -9
better as	5 -2 -2 0 0 -1
better for	1 10 -2 -4 -1 -3
better for me	1 5 -1 -2 -1 -3
between	31 0 -4 -6 0 -21
bev	-1 0 -2 -1 9 -5
big	6 2 -4 -4 -1 1
bin	1 -9 -9 -6 -1 24
bin day	-1 -9 -9 -6 -1 24
bin day and	20 -7 -6 -5 0 -2
bins	-11 -1 -1 -4 -1 18
birthday	-14 0 -3 -4 0 22
biscuits	14 0 -1 -12 0 -1
bit	-1 -2 15 4 -4 -11
bites	-16 -1 0 -3 -1 21
bits	-3 3 -4 8 0 -4
bits Doffered	-5 7 -1 0 0 -1
bless	8 0 -1 -1 0 -6
bless $	8 0 -1 -1 0 -6
blind	-3 0 -1 -3 14 -6
blind and	-1 0 0 -2 6 -2
blind and my	0 0 0 -3 5 -2
block	17 -2 -7 0 0 -8
block the	15 -1 -8 0 -1 -6
bloke	-1 -7 -1 -1 0 10
bloody	5 -1 0 -1 0 -3
bloody time	5 -1 0 -1 0 -3
bloody time .	5 -1 0 -1 0 -3
blue	-4 -1 -9 -2 -2 19
blue $	-5 0 -5 -6 -1 17
blue one	-2 0 0 -2 -1 6
board	-4 0 9 0 -3 -1
boiler	-5 -1 3 -4 -1 8
book	-6 -9 -7 -3 7 17
book Doffered	-7 -2 -4 -2 -1 16
book Doffered .	12 -1 -1 0 0 -10
book anything	-1 0 -1 -2 10 -6
book every	-1 0 0 -1 -3 6
book every slot	-1 0 0 -1 -3 6
bookcases	-3 -9 0 13 0 -1
booked	-9 -9 -7 -10 -3 39
booked $	-3 0 -1 -2 -1 6
booked for	-17 -1 -1 -3 0 22
booked the	14 -1 -1 0 0 -11
booked the day	14 -1 -1 0 0 -11
booking	5 -4 0 4 0 -4
bookings	9 -1 -2 0 0 -4
boots	4 -2 -3 14 0 -12
boots off	4 -2 -3 14 0 -12
boots off ?	4 -2 -3 14 0 -12
bosib	-6 1 19 -3 -4 -8
boss	15 -2 10 -2 -4 -17
boss ,	9 -5 0 -1 0 -3
boss let	8 0 0 -1 -1 -4
boss let us	8 0 0 -1 -1 -4
both	18 7 86 -21 -16 -74
both $	-3 -1 6 1 -1 -3
both .	-5 0 9 -2 -1 0
both are	13 -1 7 -5 -3 -12
both are good	16 0 -9 -1 -1 -4
both at	6 -1 -3 -2 0 0
both at work	6 -1 -3 -2 0 0
both days	-3 -2 53 -14 -5 -29
both days $	-11 -1 39 -7 -2 -18
both days .	-6 0 12 -2 -1 -3
both days i	8 -1 -3 -1 -1 -2
both days so	9 0 -8 0 0 -1
both good	26 -1 -9 -2 -1 -13
both good $	9 0 -3 0 0 -5
both good ,	10 0 -4 -1 0 -5
both of	-8 0 16 -3 -2 -3
both of those	-2 0 5 -1 -1 -2
both off	0 10 0 -8 -1 -1
both ok	13 0 -2 -3 -1 -7
both them	-4 0 6 -1 0 0
both them days	-4 0 6 -1 0 0
both those	-3 6 -1 -1 0 -1
both work	2 8 -8 0 0 -2
both work $	-3 7 -2 0 0 -1
bother	-9 -3 14 -1 0 -1
bought	-5 -1 -7 -19 4 28
bought a	0 0 0 -16 -1 18
bought anything	-1 0 -4 0 -2 7
box	-9 -9 -11 33 -3 -1
box ,	4 0 -6 8 0 -6
boxes	-2 -1 -4 8 -1 0
break	-1 -3 -1 -2 10 -3
break up	5 -1 -1 -1 -1 -1
breakfast	6 -1 -4 0 0 0
brew	8 -6 0 -1 0 0
bridge	-4 1 -2 8 1 -4
bring	14 -2 -12 15 -3 -12
bring it	5 1 -7 9 -1 -7
bring it up	-3 0 -3 10 0 -3
bringing	0 0 0 6 0 -5
broke	-12 -1 23 -6 -1 -3
broken	-54 0 -17 -3 -5 79
broken $	-4 -1 -4 -6 -1 16
broken ankle	11 -1 -5 0 0 -4
broken ankle ,	11 -1 -5 0 0 -4
brother	7 0 -2 -5 2 -3
brother is	9 -4 -3 0 0 -2
brought	-5 -6 0 -5 0 17
brought it	-2 -1 0 -4 0 7
btw	-22 -3 -7 -1 -1 34
btw $	-24 -3 -7 -1 -1 35
builders	3 -6 -8 -9 -1 21
builders are	-3 -1 -8 -9 -1 21
building	-2 9 5 1 -3 -10
building work	-3 10 -1 0 -1 -5
built	0 -1 -1 7 0 -6
bunch	-4 -1 -5 -7 -2 18
bunch of	-14 0 -4 -6 -1 25
bunch of cowboys	-1 0 -1 -4 -1 7
bungalow	5 -1 -3 0 -1 0
bus	10 -2 -10 2 3 -4
bust	6 -1 0 -2 0 -2
but	-8 55 28 -76 12 -4
but Dfree	-5 23 -14 0 0 -4
but Dfree $	-4 7 -2 0 0 0
but Doffered	40 -32 -32 -4 -4 32
but Doffered $	-6 -12 -8 -1 -1 27
but Doffered is	-5 -9 -13 0 -1 28
but Doffered will	6 -3 -2 0 0 -1
but Doffered yes	6 -3 -1 0 0 -2
but Dopen	-7 7 0 0 0 -1
but Dopen $	-6 7 0 0 0 0
but O	14 -10 -1 0 0 -3
but O $	12 -9 0 0 0 -2
but T	-63 86 -8 -3 -4 -8
but T $	5 0 -1 0 0 -4
but T ,	-14 17 -1 0 0 -1
but T .	-18 19 0 0 0 -1
but T if	-8 9 0 -1 0 0
but T please	-43 44 0 0 0 -1
but back	7 -4 5 -4 -1 -3
but can	10 2 -6 -3 -1 -3
but can it	-28 29 0 0 0 0
but could	-3 10 -1 -3 -1 -3
but could it	-2 10 -1 -3 -1 -3
but gotta	7 -6 0 -1 0 0
but gotta be	7 -6 0 -1 0 0
but has	5 -4 0 0 0 0
but has to	5 -4 0 0 0 0
but he	13 -2 -3 -1 0 -7
but i	5 -30 15 7 4 -2
but i am	4 -13 15 -2 3 -8
but i can	-16 -1 -5 -1 5 18
but i do	20 -12 -1 0 0 -6
but i have	15 -11 5 -1 -1 -8
but i need	-26 28 0 0 0 -2
but i will	15 -12 5 -1 -1 -6
but if	7 -2 -1 0 0 -4
but it	-7 9 0 1 0 -2
but make	-19 20 0 0 0 -1
but make it	-19 20 0 0 0 -1
but my	8 -5 7 -1 -2 -7
but my brother	8 -4 -3 0 0 -2
but my mum	1 -1 6 -1 0 -5
but no	2 -1 7 0 0 -8
but not	-2 -31 10 -2 -2 27
but not Doffered	-31 -6 2 -1 -1 36
but not T	12 -2 -5 0 0 -4
but not until	14 -6 -5 0 0 -3
but only	13 -8 -2 -2 -1 -1
but only if	13 -8 -2 -2 -1 -1
but please	31 -1 -11 -1 -4 -14
but tell	11 -1 -1 -1 -3 -5
but the	-29 7 19 -1 -2 6
but the wife	-5 -1 10 0 -1 -3
but we	1 -3 13 -1 -1 -10
but we will	-2 -1 14 -1 0 -10
but wife	7 -6 -1 0 0 0
but wife is	7 -6 -1 0 0 0
butt	9 -1 -2 0 0 -5
butt $	9 -1 -2 0 0 -5
buzz	4 -2 -1 -6 20 -15
by	16 4 -17 7 2 -11
by ?	-1 -1 -1 11 -2 -5
by me	3 2 8 -1 -4 -10
by me .	10 0 -1 0 -2 -6
by phone	-2 0 -1 4 6 -7
by the	9 -4 -6 -3 -2 7
by the bins	-3 -1 -1 -2 -1 7
by the meter	7 -1 -3 0 0 -3
by then	-5 13 -1 -3 -1 -4
by then $	-3 5 0 -1 0 -1
by then .	-2 6 0 -1 0 -3
by us	12 0 -7 -1 -1 -2
byc	-2 -1 -1 9 -1 -5
byc with	-2 -1 -1 9 -1 -5
byc with domu	-2 -1 -1 9 -1 -5
c	33 -1 -8 -4 -2 -17
c ,	33 -1 -12 -3 -2 -15
calendar	3 -1 -1 -2 6 -5
call	-79 -22 -34 -39 211 -45
call ,	-4 0 -11 -2 22 -5
call back	0 0 0 -15 17 -1
call me	-48 -6 -10 -5 108 -38
call me $	-6 0 -2 -2 31 -20
call me ,	-3 0 -3 0 8 -2
call me Dfull	-1 -4 0 0 8 -3
call me before	-25 0 0 0 26 0
call me please	-4 0 -3 -1 13 -5
call my	-2 0 -1 -5 17 -9
call please	-3 -3 -2 -5 19 -6
callback	-26 -2 -8 -4 63 -22
callback please	-26 -2 -8 -4 63 -22
callback please $	-26 -2 -8 -4 63 -22
calm	11 0 0 -4 0 -6
calm $	11 0 0 -4 0 -6
came	-19 -22 -1 -20 -9 71
came .	-2 -3 -1 0 0 7
came past	-5 -9 -1 -12 -1 28
came past ,	0 0 0 -9 0 10
came this	-4 -4 0 -10 -1 20
came this T	-4 -4 0 -10 -1 20
can	16 16 18 -1 17 -60
can $	-4 5 0 0 0 -1
can be	-3 -8 -10 -6 0 26
can be there	7 -1 -1 -1 -1 -3
can do	33 1 -25 -14 -4 10
can do Doffered	15 -21 -5 -4 -1 16
can do that	23 -1 -11 -5 -1 -5
can do the	-1 -2 -3 -1 -1 7
can get	14 -3 0 -9 -1 -1
can get it	9 -1 0 -7 0 -1
can have	0 0 -2 -6 -1 9
can help	9 2 -2 -4 -2 -3
can help me	3 5 0 -4 -2 -2
can i	-52 23 -13 28 5 9
can i ask	0 0 -3 8 -1 -4
can i change	-9 -2 -1 21 0 -9
can i have	-9 9 -4 -11 -3 19
can it	-23 20 21 -11 -2 -5
can it be	-22 20 21 -13 -2 -5
can let	1 -1 0 8 0 -7
can let you	1 -1 0 8 0 -7
can make	12 -3 -5 -1 0 -3
can manage	6 0 -1 -3 0 -2
can my	-10 -3 -7 38 -4 -14
can my lad	-4 0 -3 15 -1 -6
can my neighbour	-4 -2 -2 13 -2 -3
can my your	-2 0 -1 6 -1 -2
can not	-32 -17 73 -19 13 -14
can not $	-3 -1 19 -1 -1 -12
can not ,	-3 -1 7 -1 -1 -2
can not Doffered	8 -1 -7 0 0 0
can not accept	-7 0 11 -1 -1 -2
can not be	-1 -3 -7 11 1 -1
can not come	-2 -1 -8 11 0 0
can not do	-38 0 36 -19 -8 28
can not get	16 -6 1 -5 -4 -2
can not make	-4 -1 16 -5 -2 -4
can not read	-2 -1 -6 -1 13 -2
can not receive	-8 0 9 0 0 0
can not say	-2 0 5 -1 0 -1
can not see	-1 0 -3 0 7 -3
can not sleep	8 2 -8 0 -1 -1
can not take	-2 -3 18 -3 -2 -8
can not text	-3 0 -7 0 12 -2
can only	7 3 -3 -1 0 -5
can only do	6 3 -3 -1 -1 -5
can promise	9 0 -1 -2 0 -6
can put	12 0 -11 0 0 0
can someone	-7 -2 -10 1 25 -6
can someone bell	-3 -1 -2 -5 12 -2
can someone call	-1 0 -1 -1 5 -2
can someone phone	-1 -1 -2 -1 6 0
can still	14 -11 0 -1 0 -1
can swap	22 -3 -5 -5 -2 -7
can the	-1 -3 -5 16 -2 -5
can the lads	-2 -1 -1 9 -1 -4
can they	-2 5 0 -1 0 -1
can they come	-4 5 0 -1 0 -1
can we	-1 16 3 -5 -4 -9
can we do	-3 7 -2 0 -1 -1
can we go	5 -3 -2 0 0 0
can we say	0 9 -2 -3 -2 -2
can you	-6 -4 19 21 11 -41
can you T	15 4 -5 -10 -1 -3
can you come	-4 15 -1 -7 -1 -3
can you confirm	-4 -3 -3 14 -2 -2
can you deliver	-4 -2 -1 19 -6 -6
can you do	16 17 12 -40 -3 -1
can you give	-1 -2 0 -1 5 0
can you make	23 -20 -1 -4 6 -3
can you narrow	-7 0 -5 15 -1 -2
can you phone	-4 -3 -4 -2 19 -6
can you send	-9 -2 16 -2 0 -2
can you tell	-2 -2 -1 9 -1 -3
cancel	-62 -12 -8 -25 -12 118
cancel $	-1 -8 -1 -12 -1 23
cancel and	-4 0 -1 0 0 5
cancel and refund	-4 0 -1 0 0 5
cancel it	-34 -1 -3 -11 -3 52
cancel it $	-31 -1 -2 -7 -1 42
cancel on	0 0 -1 8 -1 -6
cancel on me	0 0 -1 8 -1 -6
cancel the	-6 -1 -3 -3 -1 15
cancel the order	-2 -1 0 -3 -1 6
cancel this	-7 -1 -4 -1 -2 16
cancel this order	-2 -1 -1 -1 -2 7
cancellation	3 0 -1 6 -1 -7
caps	11 -1 -4 -1 -1 -5
car	13 -8 -2 -2 -5 5
car park	-2 -2 -2 7 -1 -2
car park .	-1 -1 -7 9 0 0
caravan	5 0 -5 0 0 0
card	-8 -6 -3 18 -5 4
card used	-4 0 -1 0 0 5
card used .	-4 0 -1 0 0 5
cardboard	6 0 0 -5 0 0
cardboard away	6 0 0 -5 0 0
carer	4 -4 -1 -3 13 -9
caretaker	10 -1 -2 -2 -1 -5
carpet	6 -6 -2 -2 -2 6
carry	6 -3 -5 24 -6 -17
carry $	6 -1 -1 -1 0 -3
carry it	0 -1 -4 20 -3 -12
carry it up	5 -1 -1 -1 -1 -2
carry it upstairs	-3 -2 -1 13 -1 -7
carrying	-9 -1 -2 14 -1 -3
cat	-5 1 -5 -13 -3 25
ce	-1 -1 -1 7 0 -3
ce que	-1 -1 -1 7 0 -3
centre	-5 6 -7 3 -3 5
certificate	-1 -1 -1 6 -2 -1
chair	-4 -3 -3 -1 -1 11
change	-7 -3 -2 15 -2 -1
change it	-6 -3 -2 20 -1 -9
change it later	-1 -1 0 9 0 -7
change my	-1 0 0 -5 -2 9
changed	-15 -3 6 11 -3 2
changed my	-1 0 -5 -3 -1 9
changed my mind	-1 0 -5 -3 -1 9
changed the	-1 0 -1 13 -1 -10
changing	2 0 -1 5 -1 -4
chaos	26 -1 -1 -2 -3 -19
chapel	4 -5 0 1 0 0
charge	1 -8 -7 23 -2 -8
charge for	-1 -3 -4 13 -1 -4
charge to	-4 -5 -1 10 0 0
chat	-1 -5 -1 -15 14 7
chat about	2 0 0 -8 9 -2
cheaper	-13 0 -2 16 -1 0
cheaper $	-6 0 -1 12 -1 -4
check	-29 -10 -5 -11 -10 64
check my	0 0 -1 -1 -3 5
check rota	-4 -8 -1 -2 -1 16
check with	3 -2 -3 -5 -4 11
check with my	11 -1 -2 -3 -3 -2
check with the	-10 0 0 -2 0 13
chemo	-18 -4 36 -2 -2 -11
chemo $	-23 -3 37 -2 -1 -8
childminder	-11 12 -1 0 0 0
childminder and	-11 12 -1 0 0 0
chiropodist	-9 14 -2 -1 0 -2
chiropodist T	6 -5 -1 0 0 0
chiropodist comes	-17 20 -1 0 0 -1
chocka	7 -5 0 0 0 -1
chocka .	7 -5 0 0 0 -1
choose	65 -10 -7 -3 -7 -38
choose $	23 -1 -1 -5 -1 -15
choose ,	5 -2 -3 9 -1 -8
choose , can	-6 -1 -1 9 -1 0
choose Doffered	5 -1 -1 1 0 -3
choose O	7 -1 0 0 0 -6
christening	6 -1 -1 -1 0 -3
christmas	-13 0 20 -2 -2 -4
chuck	-2 0 -2 -4 0 8
church	6 -1 -1 2 0 -6
clashes	-25 -2 36 -2 -1 -7
click	-1 0 0 5 0 -3
clinic	5 1 2 -4 -1 -3
clinic ,	5 -5 0 0 0 0
clinic T	-4 7 0 -2 0 0
clocks	5 0 -4 0 0 -1
close	-1 0 -1 14 -5 -6
closed	-43 -2 4 -1 -1 43
closed Doffered	-36 -2 -3 -1 0 42
closed for	-9 0 7 -1 0 2
club	-21 -16 -2 -4 -4 47
cn	-2 0 -4 -3 15 -6
cn you	-2 0 -2 -3 12 -5
code	2 -4 -6 -4 -3 16
code $	-1 -1 -2 -2 -2 10
code ,	0 -2 -3 -1 0 6
collect	2 -3 -2 17 -2 -13
collect it	-3 -1 -2 16 -2 -9
collecting	6 0 -1 -2 0 -3
colour	4 -1 -4 -5 -1 7
colour is	6 -1 0 -3 0 -1
come	28 1 -1 22 -15 -35
come $	11 -5 -5 6 -5 -1
come Dfree	-1 6 0 -5 0 -1
come Doffered	19 -5 9 -9 -2 -13
come Doffered $	13 -4 11 -8 -1 -11
come back	-11 -2 11 -2 -2 6
come back to	-11 -2 11 -2 -2 6
come on	4 -7 -2 9 -2 -3
come on Dfull	-1 -7 -1 12 -1 -2
come past	-2 0 -7 5 0 4
comes	-2 10 -5 9 -6 -6
coming	30 -13 -11 31 -6 -31
coming $	-2 0 -1 7 0 -3
coming ?	12 -9 -2 2 -1 -2
coming for	10 -6 0 -1 0 -2
coming for dad	10 -6 0 -1 0 -2
coming from	-3 0 -1 16 -1 -11
coming from $	-4 0 0 9 0 -4
coming to	9 -2 -4 -1 -2 -1
commande	-4 0 -1 -1 -1 8
commande $	-4 0 -1 -1 -1 7
commit	-4 -1 8 2 -2 -3
commit to	-3 0 9 -1 -2 -3
communion	-1 -1 -3 0 -1 6
commute	6 -2 0 -2 -1 -1
commute $	8 -6 0 0 0 -1
commute .	-2 5 0 -2 0 0
commute . $	-2 5 0 -2 0 0
company	-12 -1 -8 2 -6 25
company ,	-6 0 -1 -1 -1 10
company .	6 -1 -4 -1 -3 4
company is	-2 0 0 8 -1 -6
company is this	-2 0 0 8 -1 -6
complain	-8 0 -4 -3 -1 16
complicated	-7 -2 -1 -5 24 -8
complicated $	-5 0 -1 -3 16 -7
concierge	10 -3 0 -2 -1 -4
concrete	-5 0 -2 -1 0 9
confirm	53 -17 -25 0 -6 -4
confirm $	56 -1 -7 -5 -1 -41
confirm .	21 0 -2 0 0 -19
confirm . $	21 0 -2 0 0 -19
confirm Doffered	-9 -10 -2 -2 0 24
confirm O	-12 -2 -1 -2 -1 17
confirm all	-1 0 -3 -2 0 6
confirm in	-2 0 -8 0 -1 11
confirm in writing	-2 0 -8 0 -1 11
confirmation	5 -2 -2 4 6 -11
confirmed	84 -6 -16 -9 -4 -49
confirmed $	29 -2 -5 -4 -1 -17
confirmed .	44 -3 -9 -4 -2 -26
confirmed . $	32 -1 -5 -2 -1 -21
contacting	-10 -6 0 0 -3 20
cooker	14 0 -2 -1 -3 -8
corsa	-3 0 0 5 0 -1
cost	-2 -12 -5 39 -3 -16
cost me	27 0 -1 -24 -1 -1
cost more	-6 -6 -2 19 0 -6
could	8 29 3 -1 11 -50
could do	8 3 -3 0 -1 -7
could do Doffered	11 -1 -2 0 -1 -7
could i	1 1 -1 -6 10 -5
could i have	0 1 -1 -4 10 -5
could it	-8 15 -2 -1 -1 -3
could it be	-6 12 -1 0 -1 -3
could manage	-1 8 -1 0 -1 -5
could not	-6 -1 -5 5 -2 9
could someone	-7 -2 0 8 2 -1
could we	11 2 -7 -5 0 -2
could we have	16 -9 -1 -3 -1 -1
could we say	-2 7 -4 -1 0 0
could you	-12 12 9 7 7 -24
could you do	-2 7 -2 -2 -1 0
could you kindly	-2 0 0 5 -2 -1
could you make	-10 14 0 -3 0 0
could you ring	-2 -1 -3 -5 14 -3
could you send	0 -3 8 -3 -1 0
could you tell	-6 -1 -1 17 -5 -4
council	5 -1 2 -1 -1 -4
count	1 5 -4 -1 -1 -1
court	-1 -1 -2 6 0 -1
court $	-1 -1 -2 6 0 -1
covers	-2 -5 0 7 0 0
covid	-2 0 15 -1 -1 -11
cowboys $	-1 0 -1 -4 -1 7
crack	5 -2 -3 0 -2 2
cream	-6 -2 -1 0 -1 10
cream carpet	-8 -1 -1 1 -1 10
crew	0 1 -1 5 -3 -3
cuanto	-2 -1 -2 16 -1 -9
cup	13 -6 -3 -1 0 -4
cup final	7 -4 -1 -1 0 -1
customer	-25 -3 -5 -8 -1 42
customer $	-3 0 -4 -5 0 13
czy	-4 6 -3 16 -2 -13
czy kierowca	-1 -1 -1 9 -1 -5
czy kierowca zadzwoni	-1 -1 -1 5 0 -3
czy musze	-1 0 -1 5 0 -3
czy musze byc	-1 0 -1 5 0 -3
d	-5 7 -1 0 2 -3
dad	32 -14 -3 -7 1 -9
dad $	11 -6 -1 -2 0 -2
dad s	12 -4 -6 -2 2 -2
dad says	9 -2 0 -2 0 -4
dads	8 -4 2 -2 1 -4
date	-10 -3 37 -6 -2 -18
date $	-5 0 1 -1 7 -2
date ,	-7 0 10 -1 -1 -1
date .	4 0 6 -2 -4 -3
date is	-7 2 8 -1 0 -3
dates	-14 -5 63 1 2 -46
dates $	-11 -2 5 19 -2 -10
dates .	-12 -1 28 -5 -2 -9
dates . $	-11 -1 24 -2 -2 -9
dates are	11 0 1 -3 -2 -7
dates do	-5 0 8 -1 -1 -2
dates do not	-5 0 8 -1 -1 -2
daughter	-3 2 -6 -2 1 10
daughter is	-2 0 -1 -4 -1 8
daughter is home	-2 0 -1 -4 -1 8
daughter s	-4 0 -2 0 0 7
daughters	34 -1 1 -2 -1 -31
dave	-1 0 -8 -17 4 22
day	-13 44 5 -19 10 -25
day $	-19 5 12 -2 4 0
day ,	22 4 -5 -5 -1 -15
day , i	11 6 -2 -3 -3 -9
day .	-10 5 -8 -1 2 13
day . $	-17 8 -2 0 1 11
day Dfree	-3 8 -4 0 0 -1
day Doffered	39 -8 -21 -3 -1 -6
day Doffered $	19 -3 -8 -2 0 -5
day Doffered so	12 -2 -9 0 0 0
day Dopen	-23 31 -4 -1 -1 -3
day Dopen is	-11 14 -2 0 0 0
day and	19 -19 8 -6 0 -3
day and the	20 -7 -6 -5 0 -1
day but	-5 -12 32 -3 -2 -10
day for	-5 -9 4 13 -1 -2
day i	-11 16 -12 -5 -2 14
day i am	17 -1 -9 -1 -1 -6
day is	17 -1 -4 -2 -3 -7
day is good	5 1 -1 -1 -1 -3
day of	-5 1 14 -6 0 -3
day off	16 4 -3 -2 -4 -12
day off $	16 8 -3 -1 -1 -21
day off .	-4 -1 0 0 0 5
day or	-2 -6 0 9 0 0
day out	-6 -2 0 -2 12 -2
day out $	-6 -2 0 -1 11 -2
day please	-3 -1 7 0 -2 -2
day so	6 3 -12 -5 -1 9
day so parking	-17 -2 -3 -1 0 23
day suits	7 -2 -2 -1 0 -3
day suits ,	7 -2 -2 -1 0 -3
day will	8 -1 -6 0 0 -1
day works	-2 5 1 -2 0 -1
day you	-11 5 -2 -2 -1 11
day you like	-1 6 -1 -1 -1 -3
days	-26 14 64 7 -8 -52
days $	-17 -6 50 5 -4 -27
days ,	8 0 -3 -1 0 -4
days .	-9 2 16 -3 -2 -4
days Doffered	-5 -2 0 8 0 0
days i	6 1 -2 -2 0 -3
days i am	6 1 -2 -2 -1 -3
days so	7 3 -9 0 0 -1
de	-12 1 22 1 0 -12
de both	-3 0 6 -1 0 -2
dead to	6 -2 -3 0 -1 -1
dead to the	6 -2 -3 0 -1 -1
deaf	7 -1 0 0 -4 -2
deals	-2 0 0 -5 15 -8
deals with	-2 0 0 -5 15 -8
dear	19 -2 10 -7 -2 -18
dear $	-3 -3 17 -3 -1 -8
dear i	11 1 -5 -3 -1 -3
decide	-6 -2 -1 12 3 -6
decide $	0 0 -1 5 0 -3
decision	-5 -7 -1 6 8 -1
definitely	-18 -19 -6 29 -2 15
definitely $	12 -1 -2 0 0 -8
definitely .	-39 -2 -1 0 0 42
definitely Doffered	12 -5 -2 2 0 -8
definitely T	-11 -11 0 27 -1 -4
definitely the	8 0 -1 0 0 -7
delay	-3 -1 14 -6 -4 0
deliver	-3 6 -11 11 -10 7
deliver on	3 7 -1 4 -2 -11
deliver on Dfull	-7 8 0 5 -1 -4
deliver on Doffered	10 -4 0 0 0 -5
delivered	-39 -6 -17 -3 -4 69
delivered on	-11 -2 0 -1 0 14
delivery	-19 -16 -1 44 -2 -6
delivery $	-4 0 -1 12 -1 -7
delivery ?	-2 -1 -2 14 -1 -8
delivery ? $	-2 -1 -2 13 -1 -8
delivery fee	18 0 -15 -2 -1 0
delivery on	0 -3 11 -1 -2 -5
delivery on Doffered	6 -2 0 0 0 -4
delivery on either	-7 0 10 -1 -1 -1
delivery slot	6 -6 0 4 -1 -4
deliverys	-2 0 0 -1 7 -4
dentist	5 0 2 -2 -1 -4
depends	3 -3 -3 -12 -4 19
depends on	0 -2 3 -5 -1 4
depends on my	-2 0 3 -5 -1 4
deposit	-4 0 -2 6 -1 1
depot	-2 3 -6 0 -1 6
depot $	-3 0 -5 -3 -1 12
derek	6 -2 0 -2 0 -2
desk	-7 -4 -1 0 0 13
desk .	-11 -2 -1 0 0 13
desk . $	-11 -2 -1 0 0 13
devon	-3 5 -4 0 0 2
devon .	-3 5 -1 0 0 0
dialysis	15 -14 -6 10 -1 -4
dialysis .	5 -1 -3 0 0 -1
dialysis . Doffered	5 -1 -3 0 0 -1
dialysis T	11 -9 -1 0 0 -1
dialysis T $	11 -9 -1 0 0 -1
diary	-3 -3 -4 -2 19 -7
diary $	-1 0 -1 -4 5 1
diary and	-5 0 0 0 3 2
diary phonenumber	0 0 -1 -1 5 -3
diary phonenumber $	0 0 -1 -1 5 -3
dias	-1 0 11 -1 -1 -8
dias ,	-1 0 8 0 -1 -5
did	-14 -11 -16 59 -9 -9
did $	-8 -3 -3 -2 -1 18
did i	1 -1 -11 32 -1 -20
did not	-3 -1 -5 0 -3 12
did you	-10 -2 -3 32 -3 -14
did you get	-8 -2 -3 39 -3 -24
died	-8 -6 9 -5 -3 13
died $	1 -2 -10 -4 -3 18
difference	-2 -2 0 6 0 -2
different	-11 -5 7 22 -3 -11
dimensions	-15 -1 -2 24 -3 -3
dimensions of	-15 -1 -2 23 -3 -2
dimensions of the	-15 -1 -2 23 -3 -2
dinner	-3 -2 8 -1 0 -2
dis	-10 -1 -8 32 -8 -5
dis $	-8 0 -2 36 -5 -21
dis for	-2 0 -6 -1 -1 9
disconnected	-7 -1 0 0 0 9
discuss	-5 -1 -2 -2 17 -7
discuss this	-3 -1 -1 -1 13 -7
discuss this by	-2 0 -1 -1 8 -4
discuss this over	-1 -1 0 0 5 -3
disgusting	-10 0 -3 -2 -2 17
disgusting service	-5 0 -2 -2 -1 9
disgusting service .	-5 0 -2 -2 -1 9
do	9 8 -3 53 7 -68
do $	-24 4 40 -2 -2 -16
do ,	21 5 -22 0 -1 -3
do , Doffered	6 7 -11 0 -1 -1
do , i	9 -1 -6 0 0 -1
do ?	-4 5 0 0 0 0
do Dfree	-7 27 -9 -7 -2 -1
do Dfree $	-3 9 -4 -1 -1 0
do Dfree ?	-1 11 -3 -5 0 0
do Dfull	-18 24 -1 -1 -2 -2
do Dfull ,	-4 7 0 -1 -1 -1
do Doffered	27 -40 -11 -36 -6 66
do Doffered $	-49 -3 5 -3 -1 52
do Doffered ,	7 1 0 -1 -1 -5
do Doffered .	-34 0 -4 0 0 38
do Doffered but	17 -4 -9 0 0 -3
do Doffered or	-6 -1 17 -3 -1 -6
do T	31 -12 -8 -3 -2 -5
do T $	22 -12 -3 -2 -1 -4
do any	-3 -1 8 -2 -1 -1
do any of	-3 -1 8 -2 -1 -1
do at	13 -7 0 -2 -3 -2
do at a	14 -7 -1 -2 -2 -1
do either	-5 0 9 -1 -1 -2
do good	1 3 -7 -1 0 3
do i	-1 -9 -6 53 -6 -31
do i have	-2 0 -1 9 -1 -5
do i know	0 0 -2 7 0 -5
do i need	5 -5 -2 11 -2 -7
do if	5 -3 -2 2 0 -3
do if you	5 -3 -2 0 0 -1
do it	-4 7 0 -1 -1 0
do nesses	-1 0 9 0 -1 -6
do nesses dias	-1 0 9 0 -1 -6
do not	12 -11 -5 -27 6 24
do not ask	6 2 -6 0 0 -1
do not book	0 0 -1 -1 7 -4
do not bother	-9 -3 14 -1 0 -1
do not come	-3 -3 18 -5 -1 -6
do not do	-1 0 -3 -1 13 -7
do not finish	9 -2 -3 0 -1 -3
do not get	-1 18 -5 -5 -2 -5
do not hold	0 0 -2 0 7 -5
do not know	-28 -2 -8 -8 -3 49
do not leave	9 0 -3 0 0 -5
do not mess	6 -3 -1 0 -1 -1
do not move	-4 8 -1 0 -1 -3
do not ring	12 -2 -1 0 -6 -3
do not want	-1 -2 -13 2 -2 17
do on	10 -10 0 0 0 0
do on the	10 -10 0 0 0 0
do text	-1 0 -4 -1 13 -7
do text .	0 0 -1 0 7 -5
do that	3 2 8 -5 -2 -6
do that $	7 0 5 -5 -1 -5
do the	-5 -7 0 12 -3 2
do the Doffered	-12 -4 1 19 -1 -2
do them	-1 0 6 -2 -1 -2
do these	0 3 -8 2 4 -1
do they	-8 0 -3 25 -5 -8
do they take	0 -1 -1 5 0 -3
do you	-16 -22 9 73 -9 -35
do you deliver	-1 -5 0 10 0 -3
do you do	-2 13 0 -6 -1 -4
do you have	-2 -1 14 -8 -1 -3
do you need	6 0 0 -4 -1 -1
do you send	-2 -1 0 5 -1 0
do you take	0 -1 -1 8 -1 -5
do your	-2 0 -1 9 -1 -5
dock	-2 0 -4 7 -1 -1
does	-69 2 -14 109 -2 -25
does Doffered	-16 -4 -4 35 -1 -10
does it	-8 -6 -1 24 -1 -8
does it come	-3 0 -1 12 -1 -7
does not	-27 10 4 -19 -5 37
does not do	10 -1 -6 -1 0 -2
does not get	1 0 -4 -4 0 9
does not live	-1 -3 -5 -1 -1 11
does not work	-22 -3 13 -8 -2 22
does the	-2 -1 -8 17 3 -9
does the driver	-1 0 -7 14 0 -5
does your	-5 0 0 13 -1 -7
dog	5 -5 8 -8 -3 3
dogs	6 0 -1 -1 0 -3
doing	1 -1 -2 -3 12 -7
doing the	10 -2 0 -3 0 -5
doing the school	10 -2 0 -3 0 -5
domu	-2 -1 -1 9 -1 -5
domu ?	-2 -1 -1 9 -1 -5
domu ? $	-2 -1 -1 9 -1 -5
done	-16 5 29 -3 -2 -13
done $	-5 9 2 -1 -1 -5
done .	-14 2 14 0 0 -1
done so	-6 -2 11 0 0 -1
door	1 -17 -8 38 -13 -1
door $	1 -2 -5 17 -2 -10
door ?	6 0 -1 -3 -1 -1
door ? $	6 0 0 -5 -1 0
door is	-10 0 -2 -2 0 14
door off	-11 -1 0 5 0 8
door off ,	-11 -1 0 4 0 9
doorbell	8 -1 -1 -1 0 -5
doors	6 -3 -1 -1 0 -1
doorway	-7 -1 0 -1 0 9
doorway is	-7 -1 0 -1 0 9
doorway is quantity	-7 -1 0 -1 0 9
dot	9 -1 0 -2 0 -6
double	3 -2 -4 7 -2 -3
down	8 -3 -10 14 -11 2
down and	-7 0 7 0 -1 2
down at	-7 0 -5 15 -1 -2
down at all	-7 0 -5 15 -1 -2
down for	7 -3 -13 -3 -2 15
down for Doffered	14 -6 0 -2 -1 -6
down for the	-19 -2 -1 -2 0 24
down on	-6 -1 -4 8 -2 5
down on the	-5 0 -1 0 -1 6
down the	-4 3 7 -2 0 -4
down to	6 0 -1 1 -2 -4
downstairs	10 -1 0 0 -2 -7
doyle	-1 0 0 -1 5 -3
doyle ,	-1 0 0 -1 5 -3
drive	5 1 -12 -3 -2 11
drive $	10 0 -9 -5 -1 4
driver	37 -12 -15 25 -24 -12
driver $	31 1 -1 -3 -2 -26
driver have	0 0 -8 13 0 -5
driver have a	-1 0 -7 13 0 -5
driver ring	7 0 0 -1 -6 0
driver ring me	7 0 0 -1 -6 0
driver to	14 0 0 0 -12 -1
driver to ring	10 0 0 0 -9 0
driving	-18 -16 19 -14 10 19
driving .	4 -4 -1 0 6 -5
driving test	-9 -1 21 -6 -1 -4
driving test $	-5 0 16 -6 0 -4
driving to	-1 -4 8 0 0 -2
drop	-7 -9 11 18 -1 -11
drop off	9 -6 -1 3 0 -5
dropped	-13 -15 -1 -6 -1 37
dropped it	-13 -15 -1 -8 -1 38
dropped it off	-11 -7 0 -2 0 20
duck	13 0 -3 1 -2 -9
due	-5 -5 8 9 -1 -6
due any	2 -3 5 -1 -1 -2
due on	-4 0 0 6 0 -1
duly	-8 0 0 0 -1 10
duly noted	-8 0 0 0 -1 10
duly noted ,	-7 0 0 0 -1 9
duration	33 -28 -3 -1 10 -10
duration $	-2 0 0 8 -1 -4
duration ,	-2 0 -2 -2 8 -2
duration .	10 -3 6 -3 6 -16
duration . you	-1 0 0 0 5 -3
duration ?	21 -7 -1 -6 -6 -1
duration ? $	16 -7 -1 -5 -2 -1
duration ago	5 0 0 0 0 -4
duration ago ,	5 0 0 0 0 -4
duration and	-1 0 -1 -3 5 -1
duration and we	-1 0 -1 -2 5 -1
duration is	-5 0 -1 11 -2 -4
duration is a	-5 0 -1 11 -1 -4
duration off	9 -3 0 -1 -5 -1
duration off $	6 -1 0 0 -5 -1
duration phonenumber	6 0 0 0 -5 -1
duration phonenumber $	6 0 0 0 -5 -1
duty	-11 -2 -1 0 0 13
e	-11 -2 1 -1 0 13
e mail	-11 -1 -3 0 0 15
earlier	-21 28 -1 -1 0 -5
early	-1 -3 11 0 -1 -6
easier	3 -3 -3 -6 20 -11
easier $	7 0 -1 -1 3 -8
easier to	-1 -4 0 0 6 0
easiest	12 -2 -3 -4 1 -5
easiest for	10 0 -2 -4 0 -4
easy	12 -4 -4 -1 -1 -3
easy $	13 -5 -3 -1 -1 -3
eh	-23 18 -2 9 -1 -2
eh ?	-4 -2 -1 10 -1 -1
eighty	6 -1 0 1 -1 -4
eighty and	6 -1 0 0 0 -4
either	100 -3 14 -30 -17 -64
either $	22 -1 -2 -2 -1 -16
either ,	16 -1 2 -2 -3 -12
either , i	13 0 -6 0 0 -5
either .	18 0 -6 -1 -2 -9
either Doffered	6 -1 -2 -3 0 -1
either Doffered or	5 -1 -2 -3 0 -1
either date	-5 0 8 -1 -1 -1
either day	-6 -14 28 -1 -2 -5
either day $	-7 -2 12 0 -1 -2
either good	9 0 -1 0 -2 -5
either is	6 0 0 0 -1 -4
either of	17 1 -9 -3 -1 -5
either of the	10 -2 -6 0 0 -2
either of those	4 2 -5 -1 0 -1
either slot	-8 9 0 0 0 -1
either slot $	-6 6 0 0 0 0
either tbh	18 0 -2 -3 -1 -12
either tbh $	8 0 -1 -1 0 -6
else	-22 -7 77 -20 -6 -22
else $	-5 0 9 0 -1 -2
else ?	-2 -3 23 -11 -2 -5
else ? $	-2 -3 14 -5 -1 -3
else have	0 0 7 -5 0 0
else have you	0 0 7 -5 0 0
else is	-1 0 19 -8 -1 -9
else is there	-2 0 19 -8 -1 -9
else you	-5 -2 11 -3 0 -1
else you got	-3 0 5 -1 0 -1
email	-15 -5 -10 8 -7 29
email ,	-7 0 0 0 -1 8
email address	0 0 -3 12 -3 -6
empty	-19 27 -1 0 -1 -5
end	7 -5 0 -9 0 5
end $	-18 0 -2 -3 -1 25
end .	19 -1 -3 -3 3 -14
end ? $	5 0 0 -5 0 0
end of	-2 -2 6 -1 -1 -1
end of the	-3 -1 7 0 0 -3
england	0 5 -4 0 0 -1
english	0 -1 -9 1 14 -5
entrance	5 -2 -4 -1 -3 5
est	-1 -1 -1 7 0 -3
est ce	-1 -1 -1 7 0 -3
est ce que	-1 -1 -1 7 0 -3
even	9 -2 -2 2 -1 -6
ever	-24 -3 5 -6 -4 32
ever $	-13 0 -3 -4 -1 21
every	-12 -15 17 -7 -10 28
every day	19 -1 1 -2 -2 -15
every day $	-4 0 6 -1 -1 -1
every day .	-4 5 0 0 0 0
every slot	-6 0 -1 -3 -4 13
everything	-10 -2 1 1 -1 11
everything .	-3 -1 0 -1 0 6
everything . $	-3 -1 0 -1 0 6
ex	0 0 -1 21 -2 -17
exactly	-8 -4 -1 15 0 -2
exam	-2 0 -1 -2 -2 7
exams	-19 -7 45 -4 -3 -12
except	-17 -11 -6 -1 0 36
expect	5 0 -2 -1 -1 -1
expect a	-2 0 -2 0 0 5
expect you	7 0 0 0 0 -6
explain	-6 0 -2 7 0 0
extension	-9 17 -5 -1 -1 -1
extension will	-8 13 -3 -1 -1 0
extension will not	-8 13 -3 -1 -1 0
extra	-32 -5 -4 51 -1 -8
extra $	-23 -5 -3 38 -1 -6
eyes	-4 0 -5 0 13 -4
eyes are	-1 0 -2 0 6 -2
eyes are bad	-1 0 -2 0 6 -2
f	-11 -1 -1 -2 -1 15
failed	-4 3 -2 -3 -1 7
failing	2 7 -1 -3 -1 -4
fair	-6 0 8 0 0 0
family	-10 14 3 -1 -1 -3
family will	-7 6 1 0 0 0
family will be	-7 6 1 0 0 0
far	0 0 -1 7 0 -5
farm	-11 0 18 -1 -1 -3
fee	17 -1 -15 0 -2 0
fees	-3 -1 0 -1 0 6
few	0 -3 5 -1 0 -1
ffs	8 0 0 -1 0 -6
ffs finally	8 0 0 -1 0 -6
ffs finally .	8 0 0 -1 0 -6
field	-1 1 -3 8 -1 -5
final	8 -4 -1 -1 0 -2
finally	25 -5 7 -5 -2 -20
finally !	7 -1 -2 -1 -1 -3
finally ! !	7 -1 -2 -1 -1 -3
finally $	8 0 -1 -2 0 -4
finally .	12 -1 -1 -2 -1 -8
find	6 -4 -1 0 -1 0
finish	-10 16 19 -6 -4 -14
finish $	-18 13 11 -1 -1 -3
finish .	-4 0 8 -1 -1 -2
finish T	-4 15 -3 -1 -1 -6
finish T $	-18 18 0 0 0 0
finish T so	18 -8 -3 -1 -1 -5
finish work	14 -13 3 -1 -1 -2
finish work T	6 -7 4 0 -1 -1
finished	3 4 0 -1 -1 -5
finished .	-3 8 -2 0 0 -3
first	34 1 -22 -6 4 -11
first $	7 -10 -5 12 14 -17
first communion	-1 -1 -3 0 -1 6
firstchoice	24 -5 -5 -5 -1 -8
firstchoice Doffered	20 -4 -4 -2 -1 -10
firstchoice Doffered .	6 -2 -1 0 0 -3
firstchoice Doffered secondchoice	11 -1 -2 -1 0 -5
fit	3 -3 -4 33 -6 -22
fit through	-2 0 -1 11 -1 -7
fit through a	-2 0 -1 11 -1 -7
fits	10 0 -5 -1 -1 -4
fitted	-6 0 6 1 0 0
fitters	-4 2 5 0 0 -2
fitters have	-4 2 5 0 0 -2
fitters have let	-4 2 5 0 0 -2
fix	-1 0 0 -2 5 -1
fixed	-4 -1 0 -1 -2 8
flask	8 0 0 0 0 -7
flat	-4 3 0 -7 -1 11
flat $	-12 0 -1 -1 -1 15
flat ,	6 -1 -3 -1 0 -2
flats	-1 0 5 0 0 -4
flooded	-1 1 7 -1 0 -6
floor	32 2 -3 -4 -6 -20
floor .	5 -4 -2 1 0 0
floor and	5 -1 -1 -2 0 -1
floor and the	5 -1 -1 -2 0 -1
floor s	-4 0 11 -1 -1 -6
floors	-9 3 13 -4 -1 -2
flower	-4 0 -1 0 0 6
flu	5 0 0 0 0 -4
flying	-4 -1 5 0 0 0
follow	-9 0 0 0 -1 11
follow the	-9 0 0 0 -1 11
football	12 -7 -3 0 0 -1
footy	9 -5 -3 0 0 -1
for	16 -23 25 39 -28 -34
for ?	0 0 -6 -23 0 30
for Dfree	-1 8 -1 0 -1 -5
for Dfree .	-1 8 -1 0 -1 -5
for Dfull	-17 11 -1 2 -2 6
for Doffered	25 -20 -17 3 -4 13
for Doffered $	-7 -3 -6 10 -1 8
for Doffered .	8 -2 -1 -2 0 -3
for Doffered Doffered	6 -1 0 -1 0 -4
for Doffered T	13 -6 0 -1 -1 -5
for Doffered but	11 -3 -5 0 0 -2
for Dopen	-2 11 -1 -3 -1 -4
for a	-2 12 -1 0 1 -11
for a wedding	6 -5 0 0 0 0
for baz	-3 3 0 -2 5 -2
for bev	-1 0 -2 -1 9 -5
for contacting	-10 -6 0 0 -3 20
for dad	10 -6 0 -1 0 -2
for dinner	-10 -4 14 0 0 0
for duration	-9 -2 -2 -6 11 9
for free	-5 -1 -1 1 0 7
for her	6 -3 -2 -1 -1 0
for it	-2 -9 -5 31 -8 -6
for it $	-3 -10 2 20 -3 -7
for letting	-6 -1 -4 -2 -2 16
for letting me	-9 -1 -2 -1 -1 15
for me	-7 2 13 13 -21 1
for me $	34 0 1 -4 -5 -27
for me ,	1 10 10 -3 -6 -12
for me .	-27 2 -6 -12 0 42
for me i	11 -3 -1 -1 -1 -4
for me please	0 -6 0 5 -2 3
for me so	-19 -2 -1 -2 0 24
for me sorry	-5 -1 11 -1 -1 -4
for me thanks	7 -1 -1 0 0 -5
for my	9 1 -6 -1 -2 -1
for my mum	7 -1 -4 -1 -1 -1
for not	14 3 -9 0 -2 -5
for nothing	-4 -1 -5 -2 0 12
for now	-5 -1 36 -3 -2 -24
for now $	-2 0 17 -2 0 -13
for now .	-2 0 11 0 0 -8
for the	-24 5 7 24 -6 -6
for the Doffered	-22 -9 -3 14 -1 21
for the lads	5 0 -2 -2 0 -2
for the slow	5 -3 -2 0 0 0
for the update	-9 -1 -3 -3 -1 16
for this	-3 -2 5 16 -3 -13
for this ,	-5 -1 0 0 0 6
for us	1 -3 34 -12 -12 -9
for us $	-18 -3 41 -8 -4 -8
for us .	8 -5 0 -2 -2 1
for us as	4 1 -5 0 0 0
for us i	-2 9 -5 0 -1 -1
for us please	-2 1 -1 -1 -2 5
for work	10 -6 -1 -1 0 -1
for work T	10 -6 -2 0 0 -1
for you	29 -3 -3 -8 -4 -11
for you $	10 -1 -1 -4 0 -4
for your	8 2 -6 -5 -1 2
for your e	-11 -1 -3 0 0 15
for your email	-4 0 0 0 0 5
for your message	7 -1 2 -2 0 -7
foreman	-5 -1 -2 -3 14 -4
forget	-12 -1 -6 -1 0 21
forklift	0 -1 0 6 -2 -4
forklift on	0 -1 0 6 -2 -4
fortnight	-2 11 -2 -5 -1 -2
forty	-3 0 0 -1 0 5
forward	11 1 -1 -2 -1 -9
forward to	11 1 -1 -2 -1 -9
forwarded	-12 -1 -3 0 0 17
found	-1 0 -3 -4 -1 10
found one	-6 0 -1 -3 -1 11
found one cheaper	-6 0 -1 -2 0 9
fox	5 -1 -4 0 0 0
free	-7 11 3 -26 20 -1
free $	-10 2 2 -2 8 0
free .	-7 -1 8 -1 5 -4
free . $	-6 -1 9 0 0 -1
free ?	-2 6 1 1 -1 -5
free ? $	-1 -1 2 5 -1 -5
free Doffered	18 -2 -6 0 0 -9
free Doffered $	18 -2 -6 0 0 -9
free on	1 0 11 -6 -1 -5
free on those	-1 0 9 -3 -1 -4
free to	1 0 0 -5 5 -1
from	4 0 -25 15 -13 19
from $	-6 0 0 21 -1 -14
from all	-4 0 -1 -2 -2 9
from dialysis	11 -8 -1 0 0 -1
from dialysis T	11 -8 -1 0 0 -1
from home	6 -3 -2 -2 -2 1
from home $	15 0 -1 -1 -1 -12
from school	5 -3 -2 0 0 -1
from site	-10 13 0 -2 0 0
from the	13 1 -17 -3 7 0
from these	-2 0 -2 -2 -4 10
from this	11 0 0 -2 -1 -7
from uni	-1 0 -1 -4 0 6
from us	-4 -1 8 0 0 -2
from us $	-4 -1 8 0 0 -2
from you	-13 -4 -5 -2 -2 26
from you $	-9 0 -5 -7 -1 22
front	10 -4 -9 -6 -2 11
front ,	1 -2 -6 -1 0 9
front of	5 -2 -2 0 0 -1
full	-21 -5 -3 -2 5 26
full of	-19 -3 -6 -1 0 29
funeral	-9 2 10 -1 0 -1
furniture	-13 5 -5 5 -2 10
furniture .	-6 4 -1 0 -1 4
further	-9 -7 27 6 4 -22
further notice	-1 0 12 -3 -1 -7
further notice $	-2 0 13 -3 -1 -7
further to	6 -6 0 6 -1 -5
garage	-5 1 -1 8 -1 -3
garden	-4 0 -2 -1 -1 7
gas	-26 -4 35 2 -1 -6
gate	-2 -4 -12 -14 -8 40
gate $	11 -1 -5 -5 -1 0
gate ,	-15 -2 -1 -3 -1 23
gate is	-5 0 -1 -2 -1 9
gate is open	5 0 0 0 -1 -3
gates	9 0 -1 0 -2 -6
gave	-1 0 -3 7 -2 0
gave you	-1 0 -3 -1 -1 5
gave you this	-1 0 -3 -1 -1 5
get	31 14 -22 25 -3 -45
get a	4 -4 -4 16 -2 -11
get a narrower	-2 0 -1 7 0 -4
get a text	6 -3 -1 1 -1 -2
get back	-16 9 -5 -7 -3 22
get back from	-3 6 0 0 0 -2
get back to	-13 0 -3 -6 -3 25
get duration	-10 0 -3 3 17 -7
get duration ,	-7 0 -2 -2 13 -2
get duration and	-1 0 -1 -2 5 -1
get here	6 -4 0 -1 0 0
get here ?	6 -4 0 -1 0 0
get in	-18 21 -1 -2 0 1
get in from	-8 11 -1 -2 0 0
get it	32 -12 -3 -7 -1 -8
get it here	21 -11 -1 -3 -1 -5
get it up	9 -1 0 -7 0 -1
get my	-8 -2 -3 33 -2 -18
get my reply	-4 -2 -2 16 -1 -6
get near	-6 0 9 0 0 -2
get out	11 -1 -7 -7 -1 7
get the	11 13 0 -15 -7 -3
get the driver	6 0 0 0 -6 0
get the keys	-10 16 0 -3 0 -2
get this	0 0 0 11 -1 -10
get to	-10 4 10 -1 -1 -1
get to the	-8 1 9 -1 0 -1
gets	-6 1 3 1 0 2
getting	-3 0 -2 5 4 -5
getting this	-1 0 0 5 0 -4
gimme	-7 -2 0 -13 18 4
gimme a	-3 0 -1 -7 22 -11
girl	15 0 -1 0 -1 -13
give	-47 -7 -6 -6 42 24
give me	-2 0 -2 -3 7 0
give me a	-2 -3 0 -2 11 -5
give the	0 0 0 -2 5 -2
give us	-6 -5 0 -5 30 -13
give us a	-9 -3 -5 -5 34 -12
glasto	-10 1 9 0 0 0
go	27 -13 -4 4 -8 -6
go $	-1 -1 4 7 -2 -7
go ,	10 -1 -8 7 -1 -6
go , Doffered	12 -1 -8 0 0 -2
go ahead	-3 -3 -1 -1 -4 11
go ahead with	-5 -2 0 -1 -4 14
go for	14 -4 -4 -2 0 -5
go for Doffered	11 -4 -2 -2 0 -3
go round	-5 0 -2 -1 0 9
go with	18 -4 -2 0 -1 -10
go with Doffered	15 -2 -2 0 -1 -10
god	18 -1 8 -3 -2 -19
god bless	8 0 -1 -1 0 -6
god bless $	8 0 -1 -1 0 -6
god knows	-3 -2 10 -1 -1 -2
god knows when	-3 -2 10 -1 -1 -2
goer	11 -2 -7 0 -1 -2
goes	4 -2 -3 -1 6 -4
goes to	1 2 -1 -6 0 4
goes to the	4 3 -1 -6 0 0
going	42 -4 10 -22 -3 -22
going ?	-2 -1 -1 5 0 -1
going nowhere	9 0 -8 0 0 0
going to	18 -1 23 -26 -2 -11
going to say	10 -1 -1 0 0 -7
golden	13 -3 -4 -1 0 -5
gone	1 -4 12 -14 -2 7
gone ?	-4 2 -1 -6 0 8
gone T	11 -9 0 -1 0 -1
gone by	-6 6 0 0 0 0
gone by then	-6 6 0 0 0 0
gone then	10 -1 -2 -2 0 -5
gone then Doffered	10 -1 -2 -2 0 -5
good	110 7 -25 -107 -36 -40
good !	9 0 -2 0 0 -6
good ! $	6 0 -2 0 0 -4
good $	29 6 21 -22 7 -36
good ,	10 -20 16 -15 -12 26
good , Doffered	-4 -2 9 -1 0 -3
good , but	-3 -1 5 0 0 0
good , i	29 1 -3 -1 0 -26
good , please	-4 0 15 0 -1 -9
good , see	5 0 -1 0 0 -3
good , thanks	7 -2 -1 0 0 -2
good , the	-3 0 5 0 0 -2
good , yes	-5 0 0 0 0 6
good .	-1 -23 -4 -11 -5 46
good . $	19 2 -5 -1 3 -18
good . do	8 -1 0 -6 -1 0
good . i	11 -4 -1 0 0 -7
good . is	8 -6 0 -1 0 0
good . please	5 0 0 0 -4 -1
good . thanks	-9 0 -3 0 0 13
good . we	5 -1 -4 0 0 0
good ?	-10 11 0 -1 0 0
good ? $	-10 11 0 -1 0 0
good Doffered	-4 -1 5 0 0 -1
good and	5 -1 -1 1 0 -4
good and i	6 -1 -5 1 0 -1
good any	-1 0 -12 -2 0 16
good as i	5 -1 -3 0 0 0
good but	-47 32 18 -2 -1 0
good but Doffered	5 -2 -3 0 0 -1
good but can	-19 20 0 0 0 0
good but i	-5 -3 -3 -1 0 12
good but make	-19 20 0 0 0 -1
good but not	-1 -16 20 0 0 -2
good by	16 2 1 -2 -5 -12
good by me	3 2 8 -1 -4 -10
good by us	12 0 -7 -1 -1 -2
good day	8 -3 -2 -1 -1 -2
good for	27 -8 -7 -4 -5 -2
good for Doffered	6 -4 -1 -1 0 0
good for me	12 5 -4 -2 -4 -7
good for us	7 -8 -3 -1 -1 5
good here	10 0 -2 0 0 -7
good i	-17 -2 -3 -1 -1 23
good i am	-25 -2 5 -1 -1 23
good jubbly	11 0 -2 -1 0 -8
good jubbly $	11 0 -2 -1 0 -8
good my	7 0 -2 -2 0 -3
good now	-2 0 -4 0 -2 8
good one	7 0 -1 0 0 -5
good stuff	12 0 -2 -1 0 -9
good stuff $	10 0 -1 0 0 -8
good thanks	24 -10 -8 -10 -1 5
good thanks $	-1 -8 -4 -2 -1 16
good thanks .	9 0 -1 -6 0 -1
good thanks you	7 0 -1 0 0 -5
good that	9 0 -2 -1 0 -6
good that $	5 0 -1 0 0 -3
good the	8 0 -7 0 0 -1
good though	8 -1 -6 0 0 -1
good to	-9 37 -6 -3 -3 -15
good to me	7 -1 -1 -1 -2 -3
good to my	6 0 0 -1 -1 -5
good to us	9 0 0 -1 -1 -6
good to you	-8 9 -1 0 0 0
good with	11 2 -11 -3 -1 2
good with that	21 0 -6 -1 -1 -13
good x	5 0 -1 0 0 -3
good x $	5 0 -1 0 0 -3
goods	18 -1 -2 0 -2 -13
goods .	7 0 0 0 -1 -5
goods . $	7 0 0 0 -1 -5
goods lift	7 -3 0 0 0 -4
got	-43 12 27 13 -3 -6
got $	-3 -1 7 5 -1 -7
got .	15 -1 -4 -1 -1 -7
got ?	0 -6 2 4 0 -1
got Dfree	-8 13 0 -1 0 -4
got Dopen	0 5 -1 -4 0 0
got a	11 -8 7 -3 -4 -2
got any	-1 -3 0 9 -1 -5
got anything	-10 31 5 -14 -2 -10
got anything T	-9 21 -2 -4 0 -6
got anything else	0 -2 8 -2 -1 -1
got covid	-2 0 15 -1 -1 -11
got for	-1 -6 -1 12 -1 -4
got for me	-1 -5 -1 12 -1 -4
got hands	-1 -3 0 0 5 -1
got it	-9 -12 -2 -8 -2 33
got my	-4 5 -4 1 -3 4
got one	-1 0 -1 -3 0 5
got one off	-1 0 -1 -3 0 5
got the	-23 -13 12 8 15 1
got the right	-2 -1 -4 14 -1 -7
got the wrong	-2 0 -9 -4 -1 16
got this	0 9 -9 1 0 0
got to	-6 4 -2 0 -3 7
got to be	-7 13 -1 -1 0 -5
got your	-4 0 1 -2 -1 5
got your message	-4 0 1 -2 -1 6
gotta	19 -7 -7 -2 0 -3
gotta be	19 -7 -7 -2 0 -3
gotta be Doffered	12 -1 -7 -1 0 -3
gotta be gone	7 -6 0 -1 0 0
grace	-18 -2 -8 -1 0 30
grace $	-18 -3 -8 -1 0 30
grandkids	5 -3 0 0 -1 -1
grey	-7 -1 -3 0 -3 14
grey one	-4 0 -3 -10 -2 19
grey one $	-9 0 -3 -5 -2 19
grey or	0 0 0 9 0 -8
grey or the	0 0 0 9 0 -8
ground	42 -3 -13 -4 -3 -19
ground floor	35 -2 -12 -3 -2 -15
guarantee	5 -3 -1 0 0 0
guests	6 -1 -4 0 0 0
guys	-6 0 6 6 -1 -5
ha	11 -10 0 0 0 0
had	-27 -32 -1 8 -4 55
had a	-9 -6 12 -1 -1 5
had better	5 0 0 -1 0 -3
had it	4 -10 -8 -6 0 20
had this	-1 0 -2 -3 -1 7
had this number	-1 0 -2 -3 -1 7
haha	-1 -4 -8 -3 -2 19
haha $	-15 -1 -2 -3 -1 21
half	7 1 -10 2 -2 2
half of	-2 -1 -1 9 0 -4
half term	14 4 -9 -3 -2 -5
half term and	8 0 -7 0 0 0
half term so	5 -3 0 0 0 -1
hall	-2 -7 -5 -2 3 12
hall $	-2 -1 -1 -3 0 7
hall is	-1 0 0 -1 5 -3
hallway	5 -1 -2 -1 0 -1
handed	-4 7 -2 0 0 0
hands	-2 -5 -4 -1 14 -2
hands free	-1 -3 -4 0 8 -1
happened	-5 0 -3 -5 -1 14
happened $	-3 0 -1 -4 0 8
happens	-17 -5 -6 36 0 -7
happens if	-4 -4 -2 15 0 -4
happens on	-13 -1 -4 21 0 -3
hard	6 -2 8 -2 -4 -7
harvest	-9 0 10 0 0 0
has	2 -15 -7 24 -6 2
has a	7 -1 -5 -9 -1 9
has a key	6 0 -1 -2 0 -3
has it	8 -5 -1 6 0 -8
has my	-3 0 -1 11 2 -10
has no	-4 0 -4 13 -1 -3
has the	-6 -1 4 2 2 -2
has to	14 1 -7 -3 -2 -3
has to be	11 4 -11 -1 -1 -3
have	-34 -12 62 1 -22 25
have Doffered	14 -5 4 -2 -1 -10
have T	7 -2 -1 -1 0 -3
have a	-24 -6 12 -4 7 15
have a funeral	-7 0 9 -1 0 -1
have a job	8 -1 -6 0 0 -1
have a tooth	-5 2 5 0 0 -1
have anything	-2 0 14 -4 -1 -8
have been	-5 -4 10 -3 -2 4
have been good	-9 -2 20 -2 -1 -6
have booked	14 -1 -1 0 0 -11
have booked the	14 -1 -1 0 0 -11
have cancel	-13 0 0 -2 0 16
have changed	-1 0 -1 -2 0 5
have got	-11 4 30 -7 11 -28
have got $	1 0 -1 7 -1 -5
have got .	15 -1 -4 -1 -1 -7
have got a	5 -4 4 -1 -2 -2
have got the	-25 -5 15 -4 15 5
have guests	6 -1 -4 0 0 0
have had	-5 -10 0 -1 3 13
have had it	-3 -9 -2 -1 1 15
have heard	-6 -2 -2 0 -1 10
have i	-1 0 -3 20 0 -16
have i paid	-1 0 -3 20 0 -16
have it	-1 6 -4 8 -1 -7
have just	-5 5 4 -1 0 -4
have just been	-4 5 -1 0 0 0
have let	-6 2 4 -2 -1 4
have let us	-4 2 5 0 0 -2
have messaged	0 -1 0 -5 0 7
have moved	-7 0 -4 -2 -2 15
have my	-12 1 14 0 0 -2
have no	10 -3 -7 6 -2 -4
have not	-5 0 -7 -1 -3 17
have not bought	-3 0 -5 -1 -1 10
have not ordered	-1 0 -12 0 0 14
have now	6 -2 -3 0 -1 0
have only	11 -3 0 -1 0 -7
have ordered	-2 0 -6 -1 0 10
have our	-6 0 9 0 0 -2
have said	-5 -3 11 0 0 -3
have said Doffered	-5 -3 11 0 0 -3
have seen	-5 0 -3 -1 0 10
have seen my	-5 0 -3 -1 0 10
have split	-7 0 7 0 -1 1
have split up	-7 0 7 0 -1 1
have the	35 -9 -1 -6 -6 -14
have the Doffered	11 -7 -1 -3 0 -1
have the driver	5 -3 0 0 -2 -1
have the wrong	-3 0 -2 -1 0 6
have to	19 -24 -17 11 -8 19
have to ask	-6 1 -8 -5 -2 20
have to be	27 -10 -9 0 -1 -8
have to leave	17 -10 -1 0 0 -4
have to talk	-9 0 -1 0 -2 13
have told	14 0 -2 -1 -1 -9
have told the	14 0 -2 0 -1 -11
have you	-23 26 8 26 -6 -31
have you any	-9 -1 18 -4 -1 -3
have you got	-13 25 -15 30 -4 -23
have you not	0 5 -1 -4 0 0
he	31 -7 -12 -8 18 -22
he does	8 -2 -3 -2 1 -2
he does not	8 -2 -2 -2 -1 -2
he is	22 1 -6 -2 -3 -13
he sorts	-2 0 -1 -1 8 -4
he will	2 -2 -3 -3 9 -3
he will tell	0 0 0 -2 5 -2
head	-5 0 -4 -1 15 -5
heads	-4 -3 12 -2 -1 -2
hear	7 -2 -4 -4 -2 5
hear the	5 -1 -1 0 0 -3
heard	-10 -2 -3 0 -1 15
heard of	-2 0 -2 -7 -1 11
heat	9 0 -6 -1 -1 -1
heavy	3 -4 -1 8 -1 -5
heavy is	-3 0 -1 9 0 -5
heavy is it	-3 0 -1 9 0 -5
hel	-7 -2 5 -2 7 -1
help	10 12 -7 -10 -6 1
help $	1 1 -5 -3 -2 9
help carry	6 0 -1 -2 0 -3
help carry $	6 -1 -1 -1 0 -3
help lift	-1 5 0 -3 -1 -1
help me	1 7 0 -4 -2 -2
her	0 -4 2 -5 13 -5
here	31 -1 -18 -25 -9 22
here !	22 0 -12 0 0 -9
here $	-5 -5 4 -7 -3 16
here .	11 -4 -5 -2 -5 4
here . $	-2 -1 -6 -1 -2 12
here ?	5 -7 0 -6 0 8
here ? ?	-1 -3 0 -5 0 9
here Doffered	7 -5 0 -1 0 -1
here Doffered $	8 -5 0 -1 0 -1
here T	5 -3 0 0 0 -2
here all	-5 -2 -2 0 0 9
here all day	-6 -2 -1 0 0 10
here and	-1 -1 0 5 4 -6
here to	-10 23 -1 -7 -2 -3
here to help	-2 10 0 -4 -1 -3
here to lift	-4 8 0 -2 -1 -1
hers	-16 -4 -5 37 -2 -9
hes	17 -4 -12 11 -8 -5
hes duration	10 0 0 0 -9 -1
hi !	9 1 -5 -1 -2 -2
hi $	-18 -1 -6 -5 -1 32
hi ,	-4 -6 -8 9 4 4
hi , Dconflict	-23 -4 0 0 -1 28
hi , Doffered	15 -6 -2 -3 -1 -4
hi , Dopen	-3 7 0 0 -1 -3
hi , any	16 2 -1 -2 -1 -14
hi , could	9 -4 -1 -2 -1 -2
hi , i	-7 -9 -2 -1 -3 22
hi , is	-3 -1 0 6 0 -1
hi , sorry	-1 6 -4 0 0 0
hi , the	-13 6 -2 9 -3 3
hi , we	-6 4 6 -2 0 -1
hi .	3 7 -6 3 -4 -5
hi . my	-6 8 0 0 -2 -1
hi can	9 -2 -3 -1 -1 -3
hi do	-3 0 -1 12 0 -7
hi is	23 -3 -1 -17 0 -3
hi yes	-3 0 0 -6 -1 11
hiding	10 -3 -5 0 0 -1
him	-7 6 3 -11 3 7
him $	5 -3 -2 -6 -1 7
him .	0 0 0 -1 5 -3
him . $	-1 0 0 -1 5 -3
hip	-9 0 17 0 -1 -7
hip done	-17 -1 19 0 0 -1
his	-7 -7 1 -1 4 10
his diary	0 0 0 -1 5 -3
hmm	-11 -2 -4 -3 -1 22
hmm $	-16 0 -2 -3 -1 23
hold	-9 -10 4 -6 20 1
hold duration	-3 -1 0 0 10 -5
hold duration .	-2 -1 0 0 8 -4
hold on	-3 -8 -3 -4 -2 19
hold with	-2 0 0 0 7 -5
holds	13 0 0 -4 -1 -9
holiday	-11 13 10 -7 -3 -1
holiday Doffered	-15 5 17 -2 0 -4
holiday Doffered $	-9 -3 17 -1 0 -4
holiday Doffered ,	-5 5 0 0 0 0
holiday club	11 -6 0 0 0 -4
home	11 -6 -7 10 -7 -1
home $	29 0 1 -10 -4 -17
home .	11 -1 -10 0 -1 0
home Doffered	-11 1 21 -3 0 -7
home Doffered $	-12 -2 24 -3 0 -7
home all	-3 -3 -3 -1 -1 11
home all T	-7 -3 0 0 -1 12
home and	-7 8 -1 -2 0 2
home both	7 0 -6 0 0 -1
home both days	7 0 -6 0 0 -1
home from	2 -1 -2 -4 0 6
home on	-16 -4 8 -1 -1 14
home on Doffered	-3 -2 7 0 0 -2
home so	11 -7 -1 -1 0 -1
honest	6 -1 -3 0 0 -1
honest .	6 -1 -3 0 0 -1
honestly	21 -8 -9 -1 -1 -2
hoping	5 0 2 -1 -1 -4
hoping for	8 0 -4 -1 -1 -2
hora	-1 2 -1 8 -1 -7
hospital	-32 -2 58 3 -3 -24
hospital $	6 -5 -1 0 0 0
hospital appointment	-8 -5 30 -2 -2 -13
hospital appointment on	-8 -5 25 -1 -1 -9
hours	-5 -1 -3 -2 0 11
house	-5 -3 40 -17 -1 -15
house $	18 -1 6 -6 -3 -13
house ,	-5 -3 8 -2 -2 4
house .	-6 -2 8 -4 8 -4
house is	-8 -1 20 -3 -2 -6
how	5 13 -11 73 -15 -65
how about	-1 24 -3 -20 -1 0
how do	0 0 -2 9 -1 -6
how do i	0 0 -2 9 -1 -6
how heavy	-3 0 -1 9 -1 -5
how heavy is	-3 0 -1 9 0 -5
how is	-6 -4 -1 15 -2 -3
how long	-8 -1 -1 18 -1 -7
how long will	-3 0 0 6 0 -2
how many	5 -3 -4 15 -2 -12
how many men	-3 0 -1 8 0 -4
how much	18 -1 -2 0 -3 -11
how much is	19 -1 -2 -6 -2 -9
how much notice	-2 0 0 6 -1 -3
how to	6 0 0 -1 0 -5
how you	-1 1 0 6 -3 -3
hubby	-3 -3 -4 -4 -13 26
hubby can	6 -2 -2 0 0 -1
hull	-4 0 6 -1 0 -1
hull .	-6 0 7 0 0 -1
human	-7 1 -3 -22 39 -9
human $	-2 2 -2 -5 11 -5
hun	20 6 3 -5 -2 -21
hun $	9 1 1 -1 -1 -10
hun x	16 0 -1 -4 -1 -10
hun x $	16 0 -1 -4 -1 -10
husband	19 -9 -1 -8 -3 2
husband ,	-7 -2 -1 -3 -1 14
husband , who	-5 -1 -1 -3 -1 10
husband is	-12 0 2 -3 -1 15
husband passed	-1 0 5 0 0 -4
husband passed away	-1 0 5 0 0 -4
i	-16 9 -5 40 -3 39
i am	17 16 35 -35 -6 -22
i am a	0 11 -6 -1 -2 -2
i am afraid	-8 15 16 -8 -3 -12
i am and	9 -1 -7 1 2 -4
i am aside	-8 -1 -4 0 0 14
i am at	-8 -4 33 2 -4 -20
i am away	-9 2 17 -2 -1 -8
i am doing	10 -2 0 -3 0 -5
i am down	-3 0 7 0 0 -3
i am driving	-1 0 -6 -1 4 5
i am easy	12 -4 -4 -1 -1 -3
i am eighty	6 -1 0 0 0 -4
i am free	11 1 -10 -1 9 -9
i am going	5 0 -5 0 0 0
i am good	4 0 -8 -2 -1 7
i am have	-17 2 20 -2 -1 -2
i am home	34 4 -15 -2 -1 -19
i am honest	6 -1 -3 0 0 -1
i am in	13 18 -6 -13 -4 -7
i am no	0 0 -5 6 2 -3
i am not	-6 -5 4 -2 2 7
i am now	-17 -4 11 0 0 11
i am off	14 18 -8 -4 -1 -19
i am on	12 2 -5 -7 -2 1
i am only	18 -11 -4 -1 3 -5
i am out	-29 -5 -3 14 -1 24
i am registered	-2 0 0 -3 8 -3
i am retired	5 0 -1 0 0 -3
i am sure	-4 0 -1 0 0 5
i am the	-8 -5 5 -5 -2 14
i am up	7 -3 -1 -1 -2 -1
i am waited	-3 12 -1 -3 -1 -4
i am working	9 -12 11 -6 -3 1
i an	-2 0 16 -3 -1 -10
i aside	-5 1 -1 -2 2 6
i aside .	-7 1 -1 -2 -1 10
i ask	0 0 -3 19 -4 -11
i be	-2 0 -2 11 -1 -5
i be able	-2 0 -2 11 -1 -5
i bought	-1 -1 -1 -2 8 -4
i can	21 -14 -4 -6 6 -3
i can be	16 -6 -6 -1 2 -6
i can do	-2 7 -12 -7 -3 16
i can get	5 -1 0 -2 -1 -1
i can let	-1 0 0 8 0 -6
i can not	-56 1 27 6 8 13
i can only	6 3 -3 -1 -1 -5
i can still	14 -11 0 -1 0 -1
i can swap	18 -1 -5 -5 -2 -6
i cancel	-8 -1 0 -11 -2 23
i change	-7 -3 -1 22 -1 -11
i change it	-9 -2 -1 21 0 -9
i changed	-1 0 0 10 0 -9
i choose	4 -5 -2 13 -1 -9
i choose ,	-6 -2 -1 10 -1 0
i choose Doffered	5 -1 -1 1 0 -3
i collect	3 -3 -1 12 -2 -9
i confirm	45 -1 -5 -1 -1 -36
i could	-4 6 11 -2 -2 -9
i could manage	-1 8 -1 0 -1 -5
i did	-4 -3 5 -2 -1 5
i do	9 -13 -4 -3 14 -4
i do not	13 -17 -3 -5 14 -2
i do the	-6 6 0 0 0 0
i expect	-2 0 -2 0 0 5
i expect a	-2 0 -2 0 0 5
i finish	-16 26 2 -4 -2 -6
i finish T	-13 16 0 -1 0 -3
i finish work	14 -13 3 -1 -1 -2
i get	-19 17 -4 22 0 -15
i get a	-3 0 -2 12 -1 -6
i get the	-7 12 0 -2 0 -2
i getting	-1 0 0 5 0 -4
i getting this	-1 0 0 5 0 -4
i got	6 -6 -4 -4 -4 13
i had	6 -1 -1 0 0 -3
i have	10 -18 1 -16 1 20
i have Doffered	13 -2 -3 -1 -1 -5
i have a	-12 -7 13 -3 5 4
i have been	4 -2 -10 -1 -1 10
i have booked	14 -1 -1 0 0 -11
i have cancel	-15 0 0 -2 0 18
i have got	-17 -8 31 -1 16 -22
i have had	-3 -9 -2 -1 -2 17
i have heard	-6 -2 -2 0 -1 10
i have just	-4 5 -1 0 0 0
i have no	8 -3 0 -2 0 -3
i have not	-2 0 -11 -1 -1 16
i have now	6 -2 -3 0 -1 0
i have only	11 -3 0 -1 0 -7
i have seen	-5 0 -3 -1 0 10
i have the	11 7 -2 -10 -1 -5
i have to	10 -9 3 12 -1 -15
i have told	14 0 -2 0 -1 -11
i just	-7 -1 -1 3 7 -1
i know	0 3 -3 24 -2 -21
i know this	0 0 -2 7 0 -5
i left	5 -1 0 -1 1 -4
i look	0 6 -1 -1 0 -4
i look after	-3 6 -1 -1 0 -1
i lose	-1 -6 0 12 -1 -4
i lose the	1 -6 0 6 0 0
i may	11 -3 -4 -6 -2 3
i may be	-4 -2 -3 -2 -1 11
i mean	-11 7 -3 -1 0 8
i mean $	-9 -1 -2 0 0 13
i mean Doffered	5 0 0 0 0 -4
i meant	6 -1 0 0 0 -4
i moved	0 -6 0 9 -1 -2
i moved Dfull	-1 -5 0 9 -1 -2
i need	-5 17 -4 17 -6 -20
i need to	14 -11 -3 16 -4 -11
i never	-9 1 -3 -18 -1 31
i notmind	20 -2 -3 -1 1 -16
i notmind which	19 -1 -3 -1 -1 -14
i only	4 -2 0 7 -1 -8
i ordered	-10 -1 -2 7 -4 10
i paid	-23 -13 -9 30 -2 16
i paid for	-1 0 -3 20 -1 -16
i pay	-2 -1 0 10 0 -6
i pick	-3 -2 -1 13 0 -7
i pick Doffered	-2 -2 -1 5 0 0
i prefer	16 3 -9 -1 -1 -9
i prefer the	7 2 -6 0 -1 -3
i rang	-6 0 -2 0 0 8
i rent	-1 0 -6 -2 -1 10
i run	-12 -2 21 -2 -1 -3
i run a	-12 -2 21 -2 -1 -3
i said	3 -5 -8 -1 -5 15
i said Doffered	5 -1 -1 0 0 -3
i said i	-12 -3 -5 -1 -4 25
i say	8 -5 -9 12 -1 -5
i say Doffered	-4 -2 -1 11 0 -4
i see	-28 -5 -1 -1 0 36
i shall	7 -3 6 -4 -3 -3
i shall be	6 -1 2 -2 -3 -2
i speak	-1 -3 -1 -1 11 -5
i speak to	-1 -3 -1 -1 11 -5
i suggest	-3 7 -2 -1 0 -1
i suggest Dfree	-3 7 -2 -1 0 -1
i suppose	7 -4 -4 -7 -2 9
i suppose $	3 -3 -3 -5 -1 10
i take	-7 9 0 -1 0 0
i teach Doffered	-4 -1 6 0 0 -1
i think	16 -10 5 -12 -3 4
i think you	-3 0 -6 -1 0 10
i told	11 -1 1 -2 0 -8
i told the	8 -1 -1 -1 0 -6
i took	-2 0 -2 0 -3 9
i waited	-9 -5 -3 -3 -2 21
i waited in	-3 -5 -2 -1 -1 11
i want	-1 -2 -4 -3 0 10
i was	-1 -25 7 -3 0 21
i was going	8 0 -1 0 0 -7
i was hoping	-4 2 6 -1 -1 -2
i was told	-5 -26 -1 -2 0 34
i will	1 -14 26 -30 -10 26
i will ask	-6 0 -6 -5 -1 18
i will be	-6 -1 21 -5 -2 -6
i will come	0 -2 8 0 -1 -5
i will get	13 0 -1 -12 0 1
i will have	-16 1 -7 -2 -3 27
i will need	-4 -1 -1 0 2 5
i will not	21 -12 10 -3 -1 -15
i will see	-8 0 0 0 0 8
i will take	21 -1 -3 -1 0 -16
i will text	-10 0 10 -3 -1 4
i work	-9 7 28 -4 -2 -20
i work Doffered	-24 -3 34 -2 0 -6
i work from	17 0 -1 -2 -1 -12
i would	-15 12 8 -21 25 -9
i would go	14 -2 -2 0 -1 -10
i would like	-20 -5 -5 -9 12 28
i would love	-11 0 22 -1 -2 -8
i would prefer	2 -1 -1 -2 10 -8
i would rather	3 0 -4 -1 10 -8
i would want	0 19 0 -4 -1 -13
i write	-6 2 -2 -1 -1 7
i yes	-20 -1 -6 -3 -1 31
i yes $	-8 5 -1 -2 0 6
idea	-8 -2 -10 -8 5 23
idea when	-1 0 5 -1 -1 -2
ideally	4 3 -1 -1 -1 -5
ideally Doffered	5 -1 0 0 0 -3
if	25 23 -32 19 -14 -24
if Doffered	11 -1 -2 -1 0 -6
if Doffered is	9 -1 -2 -1 0 -5
if T	0 -7 -2 10 0 -1
if i	-4 -20 -24 55 -7 -1
if i am	-6 -10 -19 28 -2 10
if i can	6 -3 -5 -8 -3 12
if i may	12 -1 0 -2 0 -8
if i pick	-3 -2 -1 13 0 -7
if it	-4 0 1 0 -3 7
if it is	1 1 -4 -1 -3 7
if my	14 -3 -1 -2 -2 -6
if my boss	8 -1 0 -1 -1 -4
if no	20 -2 -17 -6 -1 6
if no one	-1 0 -2 -4 0 8
if not	19 -3 -9 -1 -1 -4
if not $	5 -1 -3 0 0 -1
if not Doffered	9 -2 -6 0 0 -1
if nothing	0 -1 -3 -1 -1 5
if possible	-1 13 -6 -1 -1 -4
if possible $	-12 14 0 0 0 -1
if possible ,	9 0 -6 0 -1 -2
if that	-3 8 -2 -2 0 -1
if that is	-4 7 -1 -2 0 -1
if the	13 -2 0 4 0 -14
if there	25 -1 -19 -6 -3 4
if there is	25 -1 -19 -6 -3 4
if they	12 -2 -1 -1 -4 -4
if you	9 31 -7 -27 6 -13
if you can	21 19 -5 -21 -2 -12
if you have	-14 11 -1 -1 -4 9
if you promise	5 -1 0 -2 0 -1
if your	-16 18 -2 -2 -1 2
ignore	6 -9 -8 -12 -8 32
ignore all	-11 -3 -2 -1 -1 19
ignore all previous	-11 -3 -2 -1 -1 19
ignore previous	-3 0 -1 -2 0 7
ignore previous instructions	-3 0 -1 -2 0 7
ignore that	11 -4 0 -2 0 -4
ignore the	21 -1 -4 -2 -3 -12
ile	-2 -1 -2 15 -1 -9
ill	13 -5 9 -4 -1 -12
impossible	-49 -3 63 -3 -2 -6
impossible ,	-18 -1 25 -2 -1 -3
in	8 13 24 3 -19 -24
in $	25 16 5 -8 4 -41
in ,	-4 1 8 3 -3 -5
in , so	-5 1 5 0 0 -1
in .	12 -9 -11 -3 2 9
in . $	18 -1 -4 -2 3 -14
in ?	-1 -3 -2 9 -2 -2
in Doffered	-7 -6 18 -1 -1 -5
in Doffered $	-17 0 17 0 0 0
in Doffered ,	9 -1 -6 0 0 -2
in Doffered T	6 -4 -2 0 0 0
in T	12 -4 -3 -1 0 -3
in a	-4 -2 -4 -1 -4 15
in a meeting	-5 0 -3 -3 -2 14
in admin	-4 -1 0 -1 0 6
in admin mode	-4 -1 0 -1 0 6
in all	25 -9 -26 7 6 -3
in all T	1 -10 -2 0 -1 11
in all day	9 1 -19 8 8 -8
in all week	15 0 -4 -1 -1 -9
in and	8 -3 -2 -1 3 -4
in bed	6 0 0 -2 0 -4
in bed with	5 0 0 0 0 -4
in before	-9 10 0 0 0 0
in between	27 2 -3 -6 -1 -19
in bits	-7 6 -4 8 0 -4
in bits Doffered	-5 7 -1 0 0 -1
in devon	-4 5 -3 0 0 2
in devon .	-3 5 -1 0 0 0
in either	-2 -12 15 0 -1 -1
in either day	-2 -12 15 0 -1 -1
in first	12 0 0 -2 -3 -6
in for	23 -3 -8 -3 -1 -8
in for Doffered	19 -2 -5 -3 -1 -8
in from	-8 11 -1 -2 0 0
in front	5 -2 -2 0 0 -1
in front of	5 -2 -2 0 0 -1
in hospital	-30 -1 38 -1 0 -6
in hull	-5 0 6 -1 0 -1
in hull .	-6 0 7 0 0 -1
in is	7 -2 -1 -1 0 -2
in it	0 6 -1 -3 -2 -1
in it for	-3 6 0 -2 0 0
in labour	-19 -1 20 0 0 -1
in law	-5 2 -1 -2 6 -1
in leave	-2 -5 -4 -4 0 16
in leave it	-2 -5 -4 -4 0 16
in leeds	5 1 -11 -1 -1 7
in magaluf	-3 0 13 -1 -1 -9
in my	-2 -2 -5 -12 -2 23
in my hall	-5 -2 -1 -9 -1 17
in on	-7 -1 25 4 -1 -20
in on Doffered	-16 -2 32 5 0 -18
in on both	7 0 -6 0 0 0
in tenerife	-24 6 22 -2 -1 -2
in the	-36 9 -12 1 3 36
in the bath	1 -1 -7 -2 -1 11
in the car	-3 -1 6 1 -1 -1
in the day	-24 22 -1 7 0 -3
in the end	5 0 0 -6 0 1
in the garage	-4 0 -1 8 -1 -3
in the house	-3 -1 22 -4 -1 -13
in the porch	3 -4 -2 -5 -2 11
in the rain	-11 -1 0 1 0 12
in the shop	-6 -2 -4 -3 -1 17
in theatre	4 -7 -2 -5 -1 11
in then	-2 -1 5 -2 0 0
in then $	-2 -1 5 -2 0 0
in this	2 1 5 -4 -1 -4
in this house	0 -1 9 -4 -1 -3
in to	39 2 -10 -11 -2 -18
in touch	-16 -2 16 -1 0 4
in touch .	-7 -1 3 0 0 6
in touch when	-8 -1 12 0 0 -2
in with	11 1 -3 -3 -1 -5
in with the	10 -2 -2 -2 -1 -4
in work	-2 1 6 -2 0 -3
in writing	0 0 -8 -1 -1 9
in writing .	-2 0 -8 0 -1 11
included	-8 -1 -2 34 -1 -23
inclusive	-4 -4 0 8 0 0
incluye	-1 0 -1 6 0 -4
infirmary	-4 0 6 -1 0 -1
innit	6 0 -1 -1 0 -4
innit $	6 0 -1 -1 0 -4
inside	-1 0 -1 7 -1 -3
instead	-55 102 -9 -25 -3 -9
instead $	-35 44 -1 -2 -1 -4
instead ,	-7 12 -2 -2 0 -2
instead , i	-8 11 -1 -1 0 -1
instead ?	-7 29 -2 -18 -1 -1
instead ? $	-6 27 -1 -19 0 0
instead of	7 -3 -2 -1 0 -1
instead please	-15 17 -2 0 0 0
instead please $	-18 19 0 0 0 0
instructions	-12 -3 -3 -4 -1 23
instructions and	-11 -3 -2 -3 -1 21
instructions and book	-7 -3 -2 -1 -1 13
intent	-14 -1 -2 -2 -1 21
intent accept	-14 -1 -2 -2 -1 21
intent accept offer	-14 -1 -2 -2 -1 21
interest	7 0 0 -7 0 0
interview	6 -2 8 -1 0 -10
into	-18 -2 34 -5 -2 -6
into labour	-2 -3 9 0 0 -3
invigilating	-1 6 -1 0 0 -3
is	5 -4 -10 66 -31 -8
is $	11 7 -19 -25 -2 28
is ,	-12 0 -1 -2 -2 17
is .	14 -8 -1 5 -1 -8
is . $	11 -5 -1 -1 0 -4
is Dfree	-4 20 -5 -16 -3 8
is Dfree free	-1 8 -1 -5 -1 0
is Dfree possible	-1 8 -3 -2 -1 -1
is Dfull	-5 21 -1 -7 -1 -7
is Doffered	-22 -23 13 6 -2 27
is Doffered $	-28 -4 -3 -14 -1 49
is Doffered i	-4 -4 21 -2 0 -9
is Doffered the	-2 -5 -1 8 0 0
is Dopen	-1 11 -6 -3 0 0
is O	-14 -11 -2 42 -1 -14
is O ,	5 -1 -1 -1 0 -1
is O i	-1 0 0 8 0 -6
is T	22 -22 -10 16 -1 -5
is T $	22 -14 0 -3 -1 -4
is a	-26 1 11 2 -2 13
is a good	11 -3 -7 -1 1 -2
is a long	-5 0 -1 11 -1 -4
is a nightmare	-22 -4 8 -2 1 19
is a no	-16 -4 31 -3 -1 -7
is absolutely	5 0 -1 0 0 -4
is absolutely good	5 0 -1 0 0 -4
is all	14 9 -7 -8 -4 -4
is all the	13 -2 0 -4 0 -6
is already	-10 -4 -1 -9 -1 24
is already been	-3 0 -1 -3 0 6
is already here	-1 -3 0 -5 0 9
is any	-10 -2 21 -3 -1 -4
is any good	-5 -2 13 -2 -1 -4
is at	7 -5 -1 2 -1 -1
is best	16 -2 -9 -2 -1 -2
is best for	13 -2 -8 -2 -1 0
is better	18 6 -5 -4 -1 -14
is better $	7 -1 -1 0 0 -5
is better for	1 9 -2 -3 -1 -3
is bin	-1 -9 -9 -6 -1 25
is bin day	-1 -9 -9 -6 -1 25
is broke	6 0 0 -6 0 0
is broken	-14 -2 -1 -2 0 19
is by	7 -1 -3 0 0 -3
is by the	7 -1 -3 0 0 -3
is chocka	7 -5 0 0 0 -1
is chocka .	7 -5 0 0 0 -1
is coming	23 -3 -5 -12 -2 -2
is complicated	-7 -1 -1 -5 22 -8
is complicated $	-5 0 -1 -3 16 -7
is easiest	13 0 -3 -4 -1 -5
is easiest for	10 0 -2 -4 0 -4
is free	12 -4 -1 1 4 -11
is free .	-1 0 0 -1 5 -3
is full	-19 -3 -6 -1 0 29
is full of	-19 -3 -6 -1 0 29
is going	-8 5 7 -1 0 -3
is going to	-7 0 9 0 0 -2
is gone	11 0 -2 -3 0 -6
is gone then	9 -1 -2 -1 0 -4
is good	55 7 -56 -21 -10 20
is good $	42 -4 -23 -1 -1 -12
is good ,	21 -14 -3 -3 -2 1
is good .	12 -9 -8 -2 -1 8
is good any	-1 0 -12 -2 0 16
is good as	-5 0 8 0 0 -2
is good but	-37 43 -2 0 0 -4
is good for	14 -7 -2 -3 -1 -1
is good i	-31 -2 -1 0 0 35
is good thanks	-4 -1 -3 -2 0 9
is good to	19 2 -2 -2 -2 -15
is got	-9 16 -1 -1 0 -4
is got to	-9 15 -1 -1 0 -4
is gotta	12 -1 -7 -1 0 -3
is gotta be	12 -1 -7 -1 0 -3
is half	12 -2 -7 -1 -1 -2
is half term	12 -2 -7 -1 -1 -2
is here	1 11 -2 -10 -1 2
is here $	-3 3 -2 -4 0 7
is here to	-4 8 0 -3 -1 0
is his	6 -2 0 0 0 -3
is home	-2 3 -2 -8 -2 10
is in	17 0 -9 -11 -4 7
is in $	9 -6 -1 0 0 -1
is in my	-2 -1 -1 -7 0 10
is in the	3 10 -3 2 -2 -9
is it	4 -16 -10 37 -6 -9
is it $	-19 -1 -4 -4 -1 28
is it both	-2 0 -1 8 0 -5
is it coming	-3 0 -1 15 0 -10
is it the	7 -2 0 -2 0 -4
is less	-2 0 -1 9 -1 -4
is less likely	-2 0 -1 9 -1 -4
is literally	-4 3 7 -2 0 -3
is manned	8 0 -1 -1 0 -4
is mr	-2 0 -2 -4 -1 9
is my	21 0 10 -4 4 -32
is my daughters	36 -1 -2 -2 -1 -31
is my day	0 5 -2 0 0 -2
is my driving	-4 -1 7 -1 0 -1
is no	-24 5 -1 -5 9 16
is no answer	3 -4 -3 -2 0 7
is no charge	8 -1 -3 -2 -1 -2
is no good	-28 3 -15 -1 12 29
is no use	-12 7 21 -1 -1 -14
is nobody	-22 -3 34 -9 -1 0
is nobody there	-10 -1 17 -5 0 -2
is not	-16 -2 29 -13 1 1
is not a	-4 0 -3 6 -1 3
is not good	-21 -1 26 1 -1 -3
is not out	0 0 5 -1 0 -3
is not sandra	-1 0 -6 -2 0 9
is nothing	0 0 0 6 -1 -4
is ok	29 -8 -14 -18 -2 13
is ok $	14 -4 -6 -1 -1 -1
is ok .	8 -1 0 -6 0 0
is ok but	-8 0 -3 -2 0 14
is only	-3 0 -3 2 -2 6
is open	13 -5 -1 -1 -1 -5
is out	-25 16 -2 -1 -1 13
is out ,	-5 10 -1 0 0 -4
is out .	-4 11 -1 0 0 -5
is out of	-19 -4 0 0 0 24
is parking	-2 0 0 10 -1 -5
is paying	-1 -1 0 7 1 -7
is paying for	0 0 0 6 0 -6
is permit	0 -1 0 8 -1 -7
is permit only	0 -1 0 7 0 -6
is phonenumber	9 -1 0 -1 -7 0
is place	-10 0 -1 -1 0 13
is poor	-3 0 -4 -4 0 11
is possible	2 -2 8 -4 -1 -3
is possible i	0 -3 6 -2 0 0
is quantity	-4 -1 -1 2 -1 5
is snow	-4 0 0 6 0 -2
is soft	7 -3 -2 0 0 -1
is sooner	7 0 0 -1 0 -5
is that	-8 -19 -5 48 -4 -13
is that Doffered	-5 -8 -2 18 0 -2
is the	-15 1 4 33 -1 -23
is the Dfull	-3 9 0 -6 0 0
is the Doffered	-17 -4 -3 8 -1 17
is the day	-5 0 14 -6 0 -3
is the delivery	-3 0 0 5 0 -2
is the difference	-2 -2 0 6 0 -2
is the one	9 1 -5 -1 1 -5
is the only	-6 9 3 1 3 -9
is then	8 -5 -1 -1 0 -1
is then $	7 -5 0 -1 0 -1
is there	-12 13 13 5 8 -27
is there $	2 -1 19 -9 -1 -10
is there a	-6 3 -1 -1 13 -8
is there an	-10 13 -2 0 0 -2
is there any	2 -9 0 8 0 0
is there anything	3 9 8 -16 -2 -2
is this	-17 -4 -5 75 -6 -43
is this a	-4 -2 -1 17 -2 -9
is this for	0 0 0 -16 0 17
is this from	-6 0 0 12 -1 -4
is this legit	-3 0 -1 13 -1 -8
is typing	0 0 0 -3 6 -3
is typing this	0 0 0 -3 6 -3
is under	-5 0 -4 -6 -1 15
is under the	-5 0 -4 -6 -1 15
is up	4 -1 1 -10 2 4
is upstairs	8 0 -3 0 0 -5
is wet	-6 0 -3 -2 -1 13
is wet concrete	-5 0 -2 -1 0 9
is what	5 -1 -2 -31 -1 29
is what we	6 -1 -1 -1 0 -4
is when	-31 38 -2 1 -1 -5
is when i	-31 37 -1 -3 0 -2
is wrong	8 0 -1 0 0 -7
is yes	4 -3 -3 -3 -1 6
is yes $	-4 4 -3 -2 -1 6
is your	-1 -1 -1 10 0 -8
it	3 -3 -35 63 -8 -12
it $	-37 20 -18 25 27 -17
it ,	-1 -12 4 8 -1 3
it .	-2 11 -1 2 -4 -6
it . $	2 5 -1 0 -2 -5
it ?	0 -3 -2 6 1 -2
it Dfree	-6 16 -3 -1 -1 -5
it Dfree $	-2 7 -3 0 0 -1
it Dfull	-3 15 -8 -5 -2 2
it Doffered	6 7 -3 -7 -1 -1
it Dopen	-5 -16 -2 -1 -1 25
it T	-2 12 -1 -7 -1 -1
it a	-5 -1 32 -7 -4 -15
it and	-2 -1 -1 5 -1 0
it any	-2 0 -3 -6 -1 11
it any more	-2 0 -3 -6 -1 11
it as	-13 -1 0 15 0 -1
it as well	-13 -1 0 15 0 -1
it assembled	-4 0 0 9 0 -4
it at	8 -1 -1 0 0 -6
it be	-32 33 16 -12 5 -10
it be Dfree	-4 7 -1 -1 -1 0
it be T	-41 49 -2 -5 0 -1
it be left	-3 -1 -5 13 -1 -3
it be on	-4 -1 -1 7 0 -1
it be possible	0 3 -3 -8 9 0
it be the	16 -11 -2 -2 0 -1
it both	-2 0 -1 8 0 -5
it came	-3 -12 -1 -22 -1 39
it came past	-2 -9 0 -12 -1 24
it come	3 3 -2 5 -1 -8
it coming	-3 0 -1 15 0 -10
it coming from	-3 0 -1 15 0 -10
it done	6 -1 -2 -1 0 -2
it down	-5 0 -1 3 -2 5
it fit	-5 0 -1 15 -2 -8
it fit through	-2 0 -1 11 -1 -7
it for	-8 4 23 -1 -2 -17
it for now	-4 -1 24 -1 -2 -16
it has	5 0 -3 0 0 -2
it has to	5 0 -3 0 0 -2
it here	21 -11 -1 -3 -1 -5
it here Doffered	8 -5 0 -1 0 -1
it i	-6 0 11 -4 -1 0
it in	2 -11 -9 14 -6 11
it in $	9 0 -2 1 -1 -6
it in .	-2 0 7 0 0 -3
it in the	-2 -6 -3 2 -2 11
it is	57 5 -19 -48 -1 1
it is $	3 -1 -2 -30 0 31
it is .	10 -8 -1 5 -1 -6
it is Doffered	13 -2 -3 2 0 -9
it is T	10 -7 0 -2 0 -1
it is a	-9 15 7 5 -3 -15
it is all	8 -2 -1 -5 -3 4
it is already	-3 -3 -1 -8 0 15
it is complicated	-5 0 0 -2 9 -3
it is for	5 -1 -2 0 -1 -2
it is going	-8 5 7 -1 0 -3
it is got	-9 15 -1 -1 0 -4
it is gotta	12 -1 -7 -1 0 -3
it is half	12 -2 -7 -1 -1 -2
it is in	-1 -1 -1 -7 0 10
it is my	-4 -2 1 -2 7 -1
it is permit	-2 0 0 7 0 -4
it is place	-12 0 0 -1 0 14
it is the	-12 -4 4 2 -2 12
it is then	8 -5 -1 -1 0 -1
it is up	7 0 -1 -9 0 4
it later	3 -1 -1 7 -1 -7
it must	-1 8 -5 0 0 -1
it must be	-1 8 -5 0 0 -1
it myself	0 -1 -1 15 -2 -11
it off	-2 -8 -1 -2 0 13
it off .	9 -1 -1 -1 0 -6
it off Dfull	-11 -7 0 -2 0 20
it on	4 3 -6 -1 0 0
it on the	1 -1 -2 -5 2 5
it or	-1 0 0 5 0 -4
it over	-5 -1 -3 -5 -2 16
it over the	0 -1 -2 -4 0 8
it past $	-2 0 -1 -2 0 5
it rains	5 -1 0 -1 0 -2
it round	0 -3 -1 -3 -1 8
it round the	0 -3 -1 -3 -1 8
it take	-3 0 0 6 0 -2
it the	15 -5 -1 -3 0 -5
it the Doffered	8 -4 -1 -1 0 -2
it then	1 6 -6 0 0 0
it then $	3 3 -5 0 0 0
it this	-6 -7 0 -8 -1 23
it this T	-6 -7 0 -8 -1 23
it through	-2 -7 0 -2 18 -7
it through ,	-6 -6 0 -1 16 -3
it to	-1 -1 -1 10 -2 -5
it to the	4 2 0 -5 0 -1
it together	-3 0 0 8 0 -3
it up	14 -3 -6 1 -1 -6
it up quantity	5 -1 -3 3 0 -4
it upstairs	-4 -2 -2 18 -1 -9
it upstairs $	-4 -2 -2 15 -1 -7
it was	-3 -3 -1 8 -1 -1
it will	22 -5 1 -8 0 -9
it will be	8 -4 6 -5 0 -5
it will have	14 -2 -5 -3 0 -3
it with	-21 -7 -7 -5 -2 42
it yet	-7 0 14 -3 -1 -3
it yet $	-7 0 12 -2 -1 -2
item	-7 -1 -1 -8 -2 20
je	-5 0 -1 -1 0 8
je n	-4 0 -1 -1 -1 8
je n ai	-4 0 -1 -1 -1 8
jest	0 8 0 -5 0 -2
jk	-22 -1 -4 -3 -1 32
joan	5 -2 0 0 0 -3
job	9 10 -13 -8 -2 5
joke	-3 -4 -4 -6 -3 20
joke of	-1 -1 -4 -4 -2 11
joke of a	-1 -1 -4 -4 -2 11
jubbly	11 0 -2 -1 0 -8
jubbly $	11 0 -2 -1 0 -8
july	-1 5 -2 0 0 -1
june	-8 14 0 -2 0 -2
junk	5 -2 -1 0 0 -2
jury	-7 -1 29 -4 -2 -15
jury service	-7 -1 29 -4 -2 -15
jury service all	-6 0 25 -4 -1 -13
just	16 -10 1 10 1 -19
just been	-9 5 7 0 -1 -2
just come	22 -2 -5 0 -1 -14
just come Doffered	16 -1 -4 -3 0 -6
just drop	-13 -1 -1 18 0 -4
just found	5 0 -2 -1 0 -1
just get	15 -6 -1 -4 0 -4
just get it	13 -6 -1 -2 -1 -4
just leave	3 -2 -3 -8 -1 10
just leave it	9 -2 -2 -6 -1 1
just ring	-5 0 -1 -1 9 -2
just ring me	-7 0 -1 0 10 -1
just seen	6 0 -4 0 0 -1
just seen this	6 0 -4 0 0 -1
just the	10 -1 -11 7 0 -5
just the one	-2 0 -3 9 0 -3
just wondering	-1 -1 -1 5 0 -1
kann	-2 0 16 -3 -1 -10
kann i	-2 0 16 -3 -1 -10
kann i an	-2 0 16 -3 -1 -10
karen	-2 0 -6 -9 6 11
keep	3 13 -4 3 -1 -14
kettle	7 -1 -1 -1 0 -3
key	17 -2 -11 -11 -2 9
key $	7 0 -2 -2 0 -3
key .	5 0 -1 -2 -1 -2
key is	-3 0 -5 -6 -1 15
key is under	-5 0 -4 -6 -1 15
key safe	8 -1 -3 0 0 -4
key safe is	8 -1 -3 0 0 -4
keys	-12 17 7 -5 2 -9
keys $	-10 15 7 -3 -1 -7
kids	11 4 -9 -10 14 -10
kids are	7 4 -4 -4 -1 -3
kids are at	6 -1 -3 -1 0 -2
kids are back	0 5 -1 -4 -1 -1
kids back	-7 8 -1 0 0 0
kids back at	-7 7 0 0 0 0
kierowca	-1 -1 -1 9 -1 -5
kierowca zadzwoni	-1 -1 -1 5 0 -3
kierowca zadzwoni wczesniej	-1 -1 -1 5 0 -3
kind	6 -3 0 -3 4 -4
kindly confirm	-2 0 -8 0 -1 10
kindly confirm in	-2 0 -8 0 -1 11
kindly let	-5 0 9 1 -2 -3
kippur	-7 -4 9 0 0 3
kitchen	-14 0 36 -9 -5 -8
kitchen floor	-5 2 6 -1 -1 -1
knock	15 -4 -5 -2 -1 -2
knock loud	9 -3 -3 0 0 -3
knock loud $	8 -2 -2 0 0 -3
know	-39 -15 -16 14 -8 65
know !	-8 0 -1 0 -1 10
know ! !	-8 0 -1 0 -1 10
know $	-8 -1 -18 4 4 19
know ,	-9 0 -1 -1 0 12
know .	-3 -2 -3 1 -3 10
know . $	10 -1 -1 2 -2 -9
know Dfull	1 -3 -1 -3 -1 7
know Dfull $	-2 -2 -1 -3 0 8
know Doffered	-13 -3 -3 -8 0 27
know Doffered $	-13 -3 -3 -8 0 27
know the	-1 0 -3 21 0 -17
know this	0 0 -2 7 0 -5
know this is	0 0 -2 7 0 -5
know when	-8 -1 17 -1 0 -6
know when it	-4 0 11 -1 0 -5
know whether	-2 -1 0 5 -1 -1
know which	-7 0 9 0 1 -2
know yet	-1 0 -6 -7 -1 14
know yet $	-1 0 -6 -7 -1 14
knows	-4 -2 10 -2 4 -6
knows when	-4 -2 10 -1 3 -6
labour	-21 -4 29 0 0 -4
lad	8 -2 -3 18 -3 -18
lad $	5 0 -1 0 0 -4
lad s	5 -2 -3 0 0 -1
ladder	-3 -3 -1 -2 11 -3
ladder $	-3 -3 -1 -2 11 -3
lads	-8 -11 -7 17 -3 12
lads $	5 0 -1 -1 0 -2
lady	6 0 -6 0 0 1
land	7 -5 0 0 -1 -1
landline	-6 -6 -12 0 27 -3
landlord	20 -2 5 1 -2 -21
landlord has	-6 0 8 -1 0 0
lane	7 -2 -4 5 0 -5
lane is	-1 -2 -1 6 0 -2
largest	-13 -1 -1 20 -2 -2
last	13 -10 -13 18 -7 -1
last lot	3 -3 -4 13 -1 -8
last text	12 -1 -1 -3 0 -7
late	16 -13 -8 2 -2 5
late Doffered	14 -1 -8 0 0 -4
late on	5 -2 -1 0 -2 0
later	-29 29 -6 2 -3 8
later $	-4 -3 -5 6 -2 9
later ?	-2 10 0 -6 -1 0
later ? $	-2 10 0 -6 -1 0
lates	7 -3 1 -2 -1 -3
lates Doffered	-6 8 -1 0 0 -1
lates Doffered so	-8 9 0 0 0 0
law	-5 2 -1 -2 6 -1
least	-5 0 3 0 -2 4
leave	-8 -5 6 -15 -15 36
leave T	10 -5 -1 0 0 -3
leave T $	5 -3 0 0 0 -2
leave and	-4 0 7 1 0 -3
leave for	15 -11 -3 0 0 0
leave for a	6 -5 0 0 0 0
leave for work	10 -6 -2 0 0 -1
leave in	-5 -1 -1 -2 0 9
leave it	-29 16 12 -13 -9 23
leave it $	0 19 -1 -4 -1 -13
leave it for	-2 0 9 0 0 -7
leave it in	0 -5 -2 10 -2 -2
leave it on	1 -1 -2 -5 0 6
leave it with	-21 -7 -7 -5 -3 44
leave the	8 -6 -2 6 0 -5
leave with	-7 -1 -4 -5 -2 19
leave with place	-12 -1 -2 -5 -2 22
leaves	5 -1 -2 0 0 -1
leaving	-6 1 6 0 0 -1
leaving do	-7 2 6 0 0 0
leeds	9 1 -11 -3 -2 7
left	-3 -1 -7 17 4 -10
left for	-1 0 6 -1 0 -4
left with	-3 -1 -5 13 -1 -3
leg	-6 -4 45 -1 -4 -29
legit	-3 0 -2 20 -1 -14
legit ?	0 0 -1 8 0 -6
legit ? ?	0 0 -1 7 0 -5
legs	-8 -1 -5 4 -2 12
legs on	-2 0 -1 7 0 -3
leicester	-5 -2 8 0 0 0
lemon	-2 -3 0 0 0 6
less	-2 0 -1 9 -1 -4
less likely	-2 0 -1 9 -1 -4
less likely to	-2 0 -1 9 -1 -4
let	5 -7 20 -18 -19 19
let me	-10 3 1 -5 -9 20
let me check	-17 0 -1 -2 -1 21
let me know	12 -1 -1 -1 -1 -7
let me look	-4 0 -1 -1 -1 7
let us	17 0 8 -6 -5 -15
let us down	-4 2 5 0 0 -2
let us me	10 -1 -1 -1 -2 -5
let us say	8 1 -4 -1 -1 -3
let you	-8 -8 7 -6 -5 22
let you in	3 0 7 -1 -2 -6
let you know	-12 -8 0 -5 -3 28
letting	-2 -3 -4 -3 -2 14
letting me	-9 -1 -2 -1 -1 15
letting me know	-9 -1 -2 -1 -1 15
level	-5 6 0 0 0 0
liability	-1 -1 -1 6 -2 -1
lie	11 -4 -3 -1 0 -3
life	11 -2 -4 -1 0 -3
lift	0 11 -9 2 -5 1
lift $	3 1 -4 10 -1 -8
lift .	-1 9 -1 -3 -1 -3
lift . $	-4 9 -1 -3 0 0
lift ?	0 0 -7 7 0 0
lift ? we	0 0 -7 7 0 0
lift and	-3 -1 -2 0 0 6
lift is	2 -8 0 -10 -1 17
lift it	-6 10 0 0 -1 -2
lift it $	-6 7 0 1 -1 -2
lift s	5 0 -1 -2 0 -2
lifts	-2 -3 0 11 0 -5
like	36 -1 -23 -13 1 -1
like $	14 16 -2 -7 -2 -20
like Dconflict	-19 -5 0 0 -2 26
like Dconflict ,	-7 -4 0 0 -1 12
like a	2 -7 -3 -6 -10 23
like a lemon	-2 -3 0 0 0 6
like i	8 -1 2 -1 0 -8
like past	2 -2 -3 7 -2 -3
like past $	4 -1 -2 8 -1 -8
like the	17 -9 -4 -3 -3 2
like the Doffered	5 -2 0 0 0 -2
like to	-4 0 -2 -7 10 3
likely	-2 0 -1 9 -1 -4
likely to	-2 0 -1 9 -1 -4
likely to get	-2 0 -1 9 -1 -4
lilo	6 0 -2 -1 -1 -2
line	-1 0 -1 -2 -2 6
link	-2 0 -1 5 -3 1
list	-22 6 -5 -4 -1 26
list $	-2 -2 -1 -3 -2 10
literally	-5 3 12 -4 -1 -5
little	-6 12 -3 0 0 -3
live	5 -6 -14 0 -3 18
live here	8 -5 -6 -2 -1 6
lol	-5 -2 16 -16 -6 14
lol $	6 -2 -5 -10 -5 16
long	16 -7 -5 30 -5 -29
long as	31 -5 -6 -7 -2 -11
long as there	5 0 -2 -2 0 -2
long as they	5 0 -3 -1 0 -1
long time	-5 0 -1 10 -1 -3
long will	-3 0 0 6 0 -2
long will it	-3 0 0 6 0 -2
longer	-11 -2 -28 -1 -1 43
look	-5 5 -8 -8 -4 20
look after	-3 6 -1 -1 0 -1
look after my	-3 6 -1 -1 0 -1
look at	-12 2 -2 -3 -1 17
look at my	-7 0 -1 -2 0 10
look forward	10 0 0 0 -1 -8
look forward to	10 0 0 0 -1 -8
look later	-5 0 -4 -3 -1 14
look later $	-5 0 -4 -3 -1 14
looked	6 -1 -2 0 0 -2
looked at	6 -1 -2 0 0 -2
lorry	18 -6 -9 10 -3 -11
lorry ?	-1 0 -1 5 -1 -2
lose	-1 -6 0 12 -1 -4
lose the	1 -6 0 6 0 0
lot	-13 -13 -8 24 -7 17
lot are	-2 -3 -1 -4 0 10
lot of	-6 -1 -1 -6 -1 15
lot of you	-7 0 -1 -6 -1 15
loud	11 -4 -3 -1 0 -4
loud $	9 -3 -2 -1 0 -3
love	3 -14 2 -18 6 22
love $	25 -9 -9 -4 -2 -1
love ,	6 -5 1 -4 3 -1
love , came	-3 -1 0 0 -1 5
love the	-6 1 -4 -2 -1 11
love to	-14 0 17 -4 -2 4
love to say	-11 -1 22 -1 -1 -8
love x	-9 0 16 -1 -1 -4
love x $	-9 0 16 -1 -1 -4
lover	6 1 -1 -1 0 -5
lover ,	6 -2 -1 0 0 -3
ma	-5 -1 0 0 -1 8
machine	0 -1 -1 7 0 -4
mad	5 -2 0 0 0 -2
mad $	5 -2 0 0 0 -2
magaluf	-3 0 13 -1 -1 -9
mail	-11 -1 -3 3 -1 13
mailbox	-11 -5 -6 -1 -3 27
make	14 14 5 -19 -1 -13
make Doffered	11 -3 -6 0 0 -2
make either	-4 0 6 0 -1 -1
make it	6 22 3 -14 -4 -14
make it Dfree	-6 14 -3 0 -1 -4
make it Doffered	13 -4 -3 -1 -1 -5
make it T	-5 13 -1 -6 0 -1
make it the	7 -3 -1 -2 0 -2
mam	-8 0 6 -4 26 -20
man	14 13 -14 -1 -4 -9
manage	4 14 -5 -5 -1 -7
manage Dopen	-1 9 0 -2 -1 -5
manager	4 -1 -11 1 19 -12
manned	8 0 -1 -1 0 -4
many	11 -3 -7 12 -3 -10
many men	-3 0 -1 8 0 -4
mark	-12 -4 -3 -6 -2 27
mark as	-10 -2 -1 -1 0 15
mark as booked	-10 -2 -1 -1 0 15
marketplace	-2 0 -1 -3 0 7
marketplace $	-2 0 -1 -3 0 6
mat	0 -4 0 7 0 -2
match	-23 -11 15 -2 -3 25
match ,	-18 -1 19 0 0 0
mate	43 -4 13 0 -4 -47
mate $	32 0 17 -15 -5 -30
mate i	1 -1 -4 -2 7 -1
mate i am	5 0 -3 0 -1 -1
matter	-13 -2 -1 0 2 13
mattress	-12 -3 -1 24 -1 -7
may	8 4 -4 -1 -4 -3
may be	-4 -2 -3 -2 -1 11
may i	-3 7 0 5 -3 -6
maybe	13 -7 -45 -15 -2 56
maybe $	-4 -1 -2 -2 -1 9
me	-26 -45 -34 -36 141 6
me $	2 9 -22 -24 39 -4
me ,	-19 9 6 11 14 -20
me , Doffered	14 -1 -9 0 0 -3
me .	2 -1 -16 -16 12 20
me . $	-8 -2 -1 0 11 -1
me . Doffered	-23 -1 -11 0 -1 36
me . i	6 4 -1 0 1 -10
me ?	26 -4 -1 -19 1 -3
me Dfull	-2 -5 0 -2 16 -6
me Doffered	-15 1 0 -3 -2 19
me T	-3 -8 -1 -1 20 -6
me a	2 -8 5 -1 8 -6
me about	11 -3 -1 -2 -5 0
me and	-1 8 7 -4 -3 -7
me and him	-7 9 9 -8 -1 -2
me back	5 -4 -4 -2 16 -12
me back $	4 -1 -2 0 5 -7
me before	-25 -2 0 0 28 -2
me before you	-25 0 0 0 26 0
me but	11 -1 8 -1 -2 -15
me check	-17 0 -1 -2 -1 21
me down	-9 -1 -3 -5 -3 21
me down for	-7 -1 -2 -3 -2 15
me duck	6 -3 -1 3 -1 -4
me duck $	6 -3 0 -1 -1 -2
me duration	14 -3 0 -5 -4 -2
me first	-15 -1 -2 -1 22 -3
me first $	-15 -1 -2 -1 22 -3
me from	-3 0 -2 -5 -6 16
me from these	-2 0 -2 -2 -4 10
me i	13 -5 -7 -2 5 -5
me i am	12 -5 -6 -2 5 -3
me in	32 0 -5 -6 -5 -16
me in for	17 -1 -5 -3 -1 -8
me know	2 -2 -3 -2 -3 8
me know .	14 -1 -1 0 0 -11
me look	-4 0 -1 -1 -1 7
me look at	-4 0 -1 -1 -1 7
me off	-14 2 -2 -4 -4 21
me off $	6 0 0 -1 -1 -3
me off your	-1 0 -1 -2 -1 6
me on	0 0 -3 -1 6 -3
me or	0 0 0 11 -2 -9
me pal	-10 -3 -3 -1 -3 20
me please	-6 -6 -4 3 20 -6
me please $	-5 0 -1 -1 13 -6
me please ,	-4 -1 0 0 1 5
me please .	0 -2 0 5 -1 -1
me so	-19 -2 -1 -2 0 24
me some	-3 0 8 -2 -1 -1
me sorry	-5 -1 11 -1 -1 -4
me sorry $	-5 -1 11 -1 -1 -4
me thanks	7 -1 -1 0 0 -5
me that	-4 -2 9 -1 -1 -1
me that $	-5 -1 7 0 -1 0
me the	-4 0 0 11 -3 -3
me through	-1 0 -4 -1 7 -1
me to	6 0 0 -5 -2 2
me when	5 -3 9 -1 -11 1
me when hes	7 0 0 0 -6 0
me when i	-3 -3 8 0 -1 -1
me whether	-7 -2 -1 14 -3 -1
me whether the	-1 -1 0 5 -2 -1
mean	-24 6 -6 28 -1 -3
mean $	-9 -1 -2 0 0 13
mean Doffered	-7 -2 -3 20 0 -8
mean Doffered $	-7 -2 -3 20 0 -8
means	10 -9 0 0 0 -1
means i	9 -8 0 0 0 0
meant	22 -11 -11 12 -2 -10
meant Doffered	5 -1 -2 0 0 -2
meant Doffered $	5 -1 -2 0 0 -2
meant to	11 -9 -9 13 -1 -5
measure	6 0 0 -5 0 0
meeting	9 -5 -10 -4 -2 13
meets	-32 -10 -3 -3 -1 49
men	6 -6 -5 7 -2 0
men .	-11 -1 0 0 0 12
men are	-1 0 -1 6 0 -3
men take	5 -2 -2 0 0 -2
men to	5 0 -1 -3 0 0
mess	12 -5 -3 0 -1 -2
message	2 -7 -5 1 -3 11
message $	-2 -1 0 5 -1 -1
message ,	8 -3 0 -1 0 -5
message , which	5 0 0 -1 0 -4
message .	4 1 4 0 0 -8
messaged	0 -1 0 -5 0 7
messages	-5 0 -3 -3 5 7
met	-3 0 0 -1 0 5
met with	-3 0 0 -1 0 5
meter	7 -1 -3 0 0 -3
meter box	7 -1 -3 0 0 -3
mi	2 -21 -1 -5 30 -5
might	-12 -2 -4 -1 22 -3
mind	8 -3 -15 -13 -3 26
mind the	-2 -2 -8 -9 -2 23
mind the dog	6 0 -2 0 0 -4
mind the step	-1 -1 -2 -2 -1 6
minutes	-1 -2 5 0 0 -3
missed	-6 -3 -5 -1 -3 18
missus	-3 2 -3 -1 0 5
mit	1 0 -4 11 -1 -7
mo	29 0 -4 -2 -1 -22
mobile	-1 -5 8 -2 0 -1
mode	-4 -1 0 -1 0 6
mode confirm	-3 -1 0 0 0 5
mode confirm O	-3 -1 0 0 0 5
money	-6 -1 -5 10 -4 6
money $	-5 0 -3 3 -1 7
money back	-2 0 -1 -1 -1 5
montage	-2 -1 -1 8 0 -3
montaje	-2 -1 -1 11 -1 -7
month	-8 16 -2 2 -3 -5
more	-20 -14 -9 -1 -5 49
more $	-9 -2 -14 5 -2 22
more ,	-1 -3 -1 0 -1 6
more .	-1 0 -4 -8 -1 14
more ?	-9 -3 13 0 0 0
more ? $	-9 -3 13 0 0 0
most	4 -8 -4 3 4 0
mother	1 -6 7 -1 2 -3
mother s	-5 0 8 0 0 -2
move	3 18 -3 -9 -4 -5
moved	-9 -15 0 1 -5 28
moved Dfull	-1 -11 -2 17 -1 -2
moved Dfull $	-1 -7 -2 13 -1 -2
moved in	-2 0 15 -2 -2 -9
moved in $	-2 -1 16 -2 -2 -9
moved out	-2 -3 -3 -17 -1 26
moved out ages	-1 0 0 -17 0 19
moving	-2 -3 -8 5 1 7
mr	-3 -2 -3 -6 11 2
mrs	1 -14 -3 -3 2 17
mrs joan	5 -1 0 0 0 -3
much	4 5 -12 -4 10 -2
much .	7 -3 -2 0 0 -2
much for	-3 -1 -1 0 -1 6
much for letting	-3 -1 -1 0 -1 6
much is	20 -1 -2 -6 -2 -9
much is it	19 -1 -2 -6 -2 -9
much notice	-2 0 0 6 -1 -3
much to	-2 -3 -2 -1 12 -5
mum	-2 -10 -3 -17 -2 35
mum $	-6 -3 -13 -3 -1 27
mum is	14 0 -3 -3 0 -8
mum s	1 0 7 -1 -1 -7
mum s been	-1 0 7 -1 0 -5
mum s carer	5 -3 0 0 0 -1
mums	-19 -4 28 -4 4 -5
mums $	-6 -6 14 -1 0 0
muppets	-16 0 -3 -3 -1 24
must	-10 -1 -2 -1 -2 16
must be	8 0 -5 0 0 -1
must be T	-7 7 0 0 0 0
musze	-1 0 -1 5 0 -3
musze byc	-1 0 -1 5 0 -3
musze byc with	-1 0 -1 5 0 -3
my	-39 -39 -7 39 30 30
my O	-4 0 0 -2 -1 7
my ankle	-9 0 9 0 0 0
my boss	10 -2 -1 -1 -2 -5
my boss let	7 0 0 -1 -1 -4
my brother	8 0 -3 -5 2 -3
my brother is	9 -4 -3 0 0 -2
my card	-1 -1 0 5 -1 -3
my carer	1 0 -1 -3 11 -7
my chemo	-25 -2 37 -2 -1 -7
my chemo $	-25 -2 37 -2 -1 -7
my dad	12 0 -1 -4 -1 -5
my daughter is	-2 -1 -1 -4 -1 8
my daughters	36 -1 -2 -2 -1 -31
my day	4 6 -5 -1 -1 -3
my day off	4 5 -5 -1 0 -2
my driving	-9 -1 21 -6 -1 -4
my driving test	-9 -1 21 -6 -1 -4
my english	-1 0 -9 1 14 -5
my ex	-1 0 -1 21 -2 -17
my eyes	-1 0 -2 0 6 -2
my eyes are	-1 0 -2 0 6 -2
my good	-4 -1 -2 0 -1 7
my hall	-5 -2 -1 -9 -1 17
my hall $	-2 -1 -1 -6 0 9
my head	-7 1 -1 -1 9 -1
my hip	-9 -2 14 0 0 -2
my holiday	-2 7 0 0 -1 -4
my husband	18 -9 0 -8 -4 4
my husband ,	-7 -2 -1 -3 -1 14
my husband is	-12 0 2 -3 -1 15
my husband passed	-1 0 5 0 0 -4
my lad	2 -3 -6 15 -2 -7
my lad s	6 -2 -2 0 0 -1
my landlord	24 -1 -2 -2 -1 -18
my last	2 0 -2 5 -1 -4
my lover	6 1 -1 -1 0 -5
my lover ,	6 -2 -1 0 0 -3
my mam	-2 1 -3 -4 25 -17
my manager	2 1 -5 0 2 -1
my mind	2 0 -5 -4 -1 8
my mobile	5 0 0 -1 -4 0
my mother	7 -6 -1 -1 2 -2
my mum	-7 -3 13 -13 -4 14
my mum is	8 0 0 -3 0 -5
my mum s	-2 3 7 -1 0 -6
my mums	5 -5 -2 1 4 -3
my name	-3 0 -2 -4 -1 10
my name is	-3 0 -2 -5 -1 11
my nan	-17 11 -4 -4 -1 15
my neighbour	-4 -3 -6 7 4 2
my neighbour is	-1 0 0 -2 7 -4
my neighbour take	-3 0 -2 9 -1 -2
my nephew	5 -2 -1 0 0 -2
my number	-5 -1 0 2 -1 6
my order	-7 0 -3 6 -5 9
my order $	-2 0 -1 13 -1 -10
my phone	-3 0 -10 -1 -1 15
my reply	-4 -2 -2 16 -1 -6
my rota	-6 -9 1 2 -3 15
my shift	18 -8 12 -10 -4 -8
my shift $	27 -4 -5 -8 -3 -7
my shift pattern	-8 -2 13 -2 0 0
my shifts	0 -4 -4 -8 -3 19
my shifts $	-4 0 -3 -6 -2 16
my sister	10 -2 4 -4 -2 -6
my sister s	5 -2 1 -1 -2 -1
my sisters	6 -1 -4 0 0 0
my sisters in	5 0 -4 0 0 0
my son	-2 -1 -6 4 1 3
my son is	-7 4 -1 -5 -1 10
my son s	-7 -2 0 14 -4 0
my son will	5 0 -1 0 0 -3
my wife	10 -2 -3 -5 10 -10
my work	-1 -1 -3 9 -1 -3
my your	-2 0 -1 6 -1 -2
my your old	-2 0 -1 6 -1 -2
myself	3 2 -2 15 -2 -15
myself $	-3 3 -2 15 -2 -11
myself .	5 0 0 0 0 -4
n	-6 0 -2 9 -2 0
n ai	-4 0 -1 -1 -1 8
n ai rien	-4 0 -1 -1 -1 8
na	-2 -1 -2 13 -1 -7
na pietro	-2 -1 -1 9 -1 -5
na pietro ?	-2 -1 -1 9 -1 -5
name	6 -8 -7 -1 -3 12
name is	-3 0 -2 -5 -1 11
name on	-4 0 0 7 0 -2
nan	-4 6 -7 -4 -3 12
nan is	10 -4 -4 -1 -1 0
narrow	-7 -2 -6 20 -1 -4
narrower	-3 -1 -1 9 -1 -4
narrower time	-2 0 -1 7 0 -4
narrower time aside	-1 0 -1 6 0 -4
nav	5 -2 -1 0 0 -2
ne	-3 0 8 -2 -1 -3
near	-6 0 9 0 0 -2
nearer	-5 -3 -3 13 -1 -1
nearer $	3 -3 -1 5 -1 -3
need	-7 27 -23 -16 20 -1
need a	-1 -1 -1 -14 20 -3
need it	1 20 -8 -3 -1 -9
need it Dfull	-2 22 -8 -3 -1 -8
need to	4 -19 -10 12 4 10
need to be	-7 3 -2 9 -1 -1
need to check	1 -2 -3 -6 -4 14
need to pay	-2 0 0 8 -1 -4
need to see	-1 -8 0 -1 -1 12
need to speak	-5 0 -2 -3 2 8
need to talk	-2 0 -1 -2 19 -14
needed	-8 -1 -37 -2 -1 49
needed $	-8 -1 -37 -3 -1 50
needs	20 -12 -7 2 -7 5
needs to	0 -5 -2 -3 -2 12
needs to be	-1 -6 -2 -6 -1 17
neighbour	-3 -4 -6 6 4 3
neighbour is	-1 0 0 -2 7 -4
neighbour is typing	0 0 0 -3 6 -3
neighbour take	-3 0 -2 9 -1 -2
neighbour take it	-3 0 -2 9 -1 -2
neighbours	9 -2 -1 -1 0 -6
neither	-72 5 161 -19 -10 -65
neither $	-15 -13 65 -6 -3 -29
neither date	-7 2 8 -1 0 -2
neither date is	-7 2 8 -1 0 -2
neither day	-6 5 3 0 -1 -1
neither day works	-5 5 2 0 0 -1
neither is	-11 -5 26 -2 -1 -8
neither is any	-9 -4 21 -2 -1 -4
neither love	-13 -1 27 -3 -2 -9
neither of	-4 5 7 -3 -1 -4
neither of these	0 -3 6 -2 0 0
neither of those	-3 8 -1 -1 -1 -3
neither sorry	-2 7 0 -1 0 -3
neither suits	-6 -1 10 -1 -1 -2
neither works	-11 3 8 0 0 0
nephew	5 -2 -1 0 0 -2
nesses	-1 0 9 0 -1 -6
nesses dias	-1 0 9 0 -1 -6
nesses dias ,	-1 0 7 0 -1 -5
never	-29 -6 17 -31 -7 57
never bought	0 0 -1 -16 -2 20
never bought a	0 0 0 -16 -1 18
never go	7 -2 -2 -1 0 -1
new	4 -4 5 -22 -10 27
new carpet	9 -2 -1 -2 0 -4
new cooker	0 5 -1 0 -1 -3
new phone	-2 0 -1 -13 -6 22
new phone who	-2 0 -1 -13 -6 22
new tenant	0 -4 -4 0 0 8
new year	-9 2 9 0 0 -1
newborn	5 -1 -2 0 -3 0
next	-12 -1 3 25 -4 -10
next door	-2 -8 -7 25 -3 -5
next door $	0 -2 -5 11 -1 -3
nightmare	-19 -4 7 -2 1 17
nightmare $	-14 -2 -3 -1 -1 22
no	-90 -29 224 -47 -6 -71
no $	-80 -15 132 -17 -8 -10
no ,	-18 -3 55 -7 -6 -21
no , $	-20 -2 52 -2 -4 -23
no , Doffered	-4 -5 12 0 0 -3
no , i	10 -1 -3 -2 0 -2
no .	-41 -5 52 -6 -5 4
no . $	-32 -2 47 0 -1 -12
no . Doffered	-12 -6 27 -1 -1 -7
no . i	-8 2 9 0 0 -2
no . what	-3 -1 6 -1 0 -1
no Doffered	5 6 -3 -1 -1 -7
no Doffered no	0 -2 8 -1 -1 -5
no and	-5 -3 19 -3 -1 -6
no and no	-5 -3 19 -3 -1 -6
no answer	4 -5 -3 -2 0 7
no charge	8 -1 -3 -2 -1 -2
no charge for	8 -1 -3 -2 -1 -2
no delivery	19 -1 -5 -3 -2 -8
no dentist	6 -1 -2 0 0 -3
no for	-3 -1 8 -2 0 -2
no furniture	-2 1 -7 -1 0 9
no go ,	12 -1 -8 0 0 -2
no good	-96 21 83 -8 8 -8
no good $	-77 -10 60 -4 10 21
no good ,	3 0 5 -1 -1 -7
no good .	-6 -1 10 0 -1 -2
no good Doffered	-4 -1 5 0 0 -1
no good and	5 -1 0 0 0 -4
no good for	5 5 -3 0 -1 -4
no good i	6 1 5 -1 -1 -10
no good to	-25 29 -4 0 0 0
no idea	-8 -2 -10 -8 5 23
no idea when	-1 0 5 -1 -1 -2
no lift	7 -2 -6 10 0 -8
no lift $	3 0 -4 10 0 -8
no longer	-7 -2 -27 -1 -1 38
no mate	-4 -1 6 0 0 -1
no more	0 -3 -3 0 0 7
no not	21 0 -20 0 0 -1
no one	-6 2 4 -4 -2 5
no one is	-1 0 -2 -4 0 8
no only	8 0 -6 -1 0 -2
no only just	8 0 -6 -1 0 -2
no preference	55 0 -32 -3 -2 -18
no preference $	45 -1 -27 -2 -2 -14
no scrap	6 -1 -5 0 0 0
no scrap that	6 -1 -5 0 0 0
no signal	1 -6 -11 0 18 -2
no stairs	10 0 -5 -2 -1 -2
no thanks	-11 0 26 -1 -2 -12
no thanks $	-7 0 18 -1 0 -10
no thanks you	-4 0 8 0 -2 -1
no the	16 -1 -5 -3 -1 -6
no to	10 -7 28 -3 -4 -24
no to Doffered	30 -2 -9 -1 -1 -17
no to all	-8 -3 22 -1 -3 -7
no to these	-5 0 5 0 0 0
no use	-13 4 30 -3 -3 -14
no use to	-9 5 16 -2 -3 -7
no wait	-11 -1 -5 0 -1 19
no we	-3 -1 10 -1 0 -4
no working	-1 0 5 -1 0 -2
no x	-11 0 17 -1 0 -5
no x $	-11 0 17 -1 0 -5
nobody	-49 0 57 -14 1 5
nobody came	-6 -3 -2 -1 -3 14
nobody came .	-2 -3 0 0 0 6
nobody in	7 -1 -1 0 0 -4
nobody there	-10 -1 17 -5 0 -2
none	-62 5 134 -17 -10 -49
none de	-10 0 24 -3 -2 -9
none de both	-3 0 6 -1 0 -2
none of	-19 7 33 -7 -2 -12
none of them	-9 -1 22 -2 -1 -9
none of these	-1 -1 7 -4 0 0
none of those	-6 3 6 -1 -1 -2
none suits	-3 0 8 -1 -1 -3
none suits .	-3 0 8 -1 -1 -3
none the	-2 0 11 1 -2 -9
none z	-2 0 18 -3 -1 -11
none z tych	-2 0 18 -3 -1 -11
nor	0 12 -10 0 6 -7
normally	-8 -13 22 1 0 -2
not	-67 -16 207 -71 1 -6
not $	-8 -4 46 2 -4 -32
not ,	20 -13 8 -2 -3 -10
not .	-24 -11 10 3 0 23
not . $	-17 -7 -2 3 -1 24
not Dfree	-1 -9 13 0 -1 -2
not Dfull	-7 -13 22 0 0 -2
not Doffered	-24 18 45 -10 -6 -23
not Doffered $	-16 -9 39 -3 -2 -9
not Doffered ,	9 13 -14 -1 -1 -6
not Doffered .	23 -3 -26 -1 -1 7
not Doffered Doffered	16 -1 -11 -3 0 -2
not Doffered T	-5 13 -7 0 0 0
not Doffered and	-7 -1 14 -2 0 -4
not Doffered but	0 7 -6 0 0 0
not Doffered or	12 2 -8 -2 -1 -3
not Doffered so	5 0 -4 0 0 0
not O	26 -5 -8 -1 0 -13
not T	13 17 -13 -1 -2 -14
not T $	32 -13 -8 -1 -1 -10
not a	17 -8 -13 4 -1 1
not a T	12 -5 -3 0 -1 -2
not a scam	0 0 -1 7 0 -5
not accept	-7 0 11 -1 -1 -2
not accept delivery	-7 0 11 -1 -1 -2
not agreeing	-3 -1 -5 0 14 -5
not answer	5 -1 -1 0 0 -2
not any	-5 -1 9 0 -1 -2
not any of	-5 -1 9 0 -1 -2
not ask	6 2 -6 0 0 -1
not ask .	5 2 -6 0 0 -1
not at	-10 14 5 -3 -1 -5
not at home	-3 -2 7 0 0 -1
not be	-16 -9 19 5 -1 2
not be back	19 -10 -7 0 0 -1
not be home	0 -1 9 0 0 -8
not be in	1 -4 -3 10 -1 -4
not be there	-6 0 9 -1 0 -2
not before	-2 6 -2 0 0 -1
not before ,	-4 7 -1 0 0 -1
not block	15 0 -8 0 -1 -6
not book	0 0 -1 -1 7 -4
not bother	-9 -3 14 -1 0 -1
not bought	-3 0 -5 -1 -1 10
not can	-16 -1 18 0 0 0
not can you	-16 -1 18 0 0 0
not come	-5 -3 10 5 -1 -6
not come Doffered	-1 -2 15 -5 -1 -5
not commit	-3 0 9 -1 -2 -3
not commit to	-3 0 9 -1 -2 -3
not do	-29 -8 27 -11 4 18
not do $	-5 2 22 -1 -2 -16
not do ,	16 5 -18 0 -1 -3
not do Dfull	0 -10 -1 11 0 0
not do Doffered	-53 -6 2 -5 -3 64
not do T	18 -10 -6 0 -1 -1
not do any	-3 -1 8 -2 -1 -1
not do either	-5 0 9 -1 -1 -2
not do nesses	-1 0 9 0 -1 -6
not do text	-1 0 -4 -1 13 -7
not do the	-3 -1 6 0 0 -1
not do them	-1 0 6 -2 -1 -2
not do these	0 5 -8 0 4 -1
not even	9 -2 -1 0 0 -6
not finish	9 -2 -3 0 -1 -3
not finish T	9 -2 -3 0 -1 -3
not free	-6 1 16 -6 -1 -3
not free on	-1 0 12 -6 -1 -4
not get	14 10 -1 -14 -7 -2
not get in	-18 21 -1 -2 0 0
not get out	11 -1 -7 -7 -1 7
not get to	-6 -2 9 0 0 -1
not give	-3 3 -3 0 -2 6
not going	-7 -3 15 -1 0 -4
not going to	-15 0 16 -1 0 -1
not good	-32 -2 50 0 0 -16
not good $	-19 -1 22 0 0 -2
not good ,	-6 0 16 0 -1 -9
not good .	-4 0 8 -1 0 -2
not good for	-3 0 5 0 -1 -1
not got	2 4 6 -4 -1 -5
not have	-2 3 3 -2 3 -5
not hear	6 0 -3 0 0 -3
not hold	0 0 -2 0 7 -5
not hold with	-2 0 0 0 7 -5
not in	-3 -14 3 1 -1 15
not in leave	-2 -5 -4 -4 0 16
not in on	0 0 -4 5 0 0
not just	5 -1 -2 1 0 -4
not know	-26 -3 -9 -9 4 43
not know $	-10 0 -20 -1 6 26
not know when	-4 -1 11 0 0 -5
not know which	-7 0 9 0 1 -2
not know yet	-1 0 -6 -7 -1 14
not leave	8 1 -3 0 0 -5
not let	4 5 4 -1 -2 -9
not let me	-4 5 5 -1 -2 -3
not live	-1 -3 -5 -1 -1 11
not live here	-1 -3 -5 -1 -1 11
not make	-4 -1 16 -5 -2 -4
not make either	-4 0 6 0 -1 -1
not me	-8 0 -11 -4 0 24
not mess	6 -3 -1 0 -1 -1
not move	-4 8 -1 0 -1 -3
not moved	-2 0 12 -2 -1 -8
not my	-8 -1 -8 -1 7 11
not on	16 -6 -7 0 0 -3
not on site	14 -5 -6 0 0 -3
not ordered	-1 0 -12 0 0 14
not ordered anything	-1 0 -10 0 0 11
not out	1 -1 5 -1 0 -4
not possible	-6 -1 29 -2 -1 -19
not possible $	-3 0 12 0 0 -9
not put	-4 0 -1 -1 -1 6
not put it	-4 0 -1 -1 -1 6
not read	-2 -1 -6 -1 13 -2
not read these	0 -1 -3 0 6 -1
not ready	-6 -1 25 -7 -4 -8
not receive	-8 0 9 0 0 0
not ring	15 -3 -6 -1 -9 3
not ring $	7 -1 -3 0 -2 0
not ring ,	-2 -1 -3 0 -1 6
not sandra	-1 0 -6 -2 0 9
not say	-6 -1 -3 32 -1 -21
not say when	-2 0 5 -1 0 -1
not see	-2 0 -3 0 8 -3
not see the	-1 0 -2 0 6 -3
not sleep	8 2 -8 0 -1 -1
not suits	-10 0 19 -3 -1 -5
not suits $	-10 0 19 -3 -1 -5
not take	-1 -3 17 -3 -2 -8
not take any	8 -2 -5 0 0 0
not take it	-8 0 20 -2 -2 -7
not text	4 -7 -7 0 12 -2
not the	25 4 -16 -9 -2 -3
not the Doffered	14 -3 -8 -1 0 -2
not this	-3 10 -4 0 -1 -3
not turn	-8 0 -5 -1 -1 15
not turn up	-8 0 -5 -1 -1 15
not un	-4 0 8 -1 -1 -3
not until	15 -6 -6 0 0 -3
not until T	14 -6 -5 0 0 -3
not want	-1 -2 -12 2 -3 17
not want it	-3 -2 -11 0 -2 17
not what	3 -1 -2 -2 8 -6
not what i	3 -1 -2 -2 8 -6
not work	-24 0 14 -9 0 19
not work $	0 -1 25 -6 -1 -17
not work for	-2 -1 5 0 -1 -2
noted	-36 -6 -5 -6 -5 58
noted $	-8 0 -2 -2 -1 13
noted ,	-23 0 -1 -1 -2 27
noted , thanks	-21 0 -1 -1 -1 24
noted .	-6 -2 -1 -1 -1 11
noted . $	-6 -2 -1 -1 -1 11
nothing	-1 -2 -13 -5 -8 30
nothing $	-15 1 -10 -5 -1 29
nothing .	-3 -1 -2 -1 -4 10
notice	-1 1 12 2 -3 -11
notice $	-2 0 13 -3 -1 -7
notmind	87 14 -18 -27 -7 -49
notmind $	27 1 -3 -5 -1 -19
notmind ,	7 0 0 0 0 -6
notmind just	9 0 -1 -1 0 -6
notmind mate	18 0 -1 -4 -1 -10
notmind which	23 9 -4 -4 -2 -22
notmind which $	8 4 -1 -3 -1 -7
now	-46 7 24 -16 -9 41
now $	-25 6 3 -10 -9 36
now ,	-2 9 4 -1 -2 -9
now .	-1 -4 13 -1 -1 -5
now in	-4 -1 0 -1 0 6
now in admin	-4 -1 0 -1 0 6
nowhere	2 6 1 -1 -1 -6
nowhere to	-7 6 9 -1 -1 -6
number	9 -11 -40 -19 6 56
number $	-10 -1 -16 -16 -5 47
number ,	-2 0 -2 -2 -1 8
number off	-2 -2 0 -2 -1 7
number on	0 0 -1 5 0 -3
number quantity	-1 0 -2 -3 -1 7
number quantity $	-1 0 -2 -3 -1 7
number s	-4 -1 -3 -1 11 -3
nurse	8 -5 -3 2 0 -2
nurse working	8 -6 -1 0 0 0
nursery	0 0 -2 -6 -1 9
o	-2 -1 1 10 -1 -8
oak	8 -1 0 1 0 -7
oban	-5 5 2 -1 0 -1
of	3 -6 53 -9 -23 -16
of Dfull	-1 -5 0 -1 3 4
of Dfull ,	-1 -5 0 -1 3 4
of Doffered	17 -10 -4 -1 0 -1
of Dopen	-7 9 0 -1 0 0
of T	-8 7 0 2 0 0
of a	6 -2 -14 2 -5 13
of a company	-1 -1 -6 -4 -5 17
of cowboys	-1 0 -1 -4 -1 7
of cowboys $	-1 0 -1 -4 -1 7
of interest	7 0 0 -7 0 0
of it	-9 -4 -2 8 -1 8
of it $	-1 0 -2 -8 -1 12
of my	-3 1 14 -4 -1 -8
of our	-4 0 -7 1 -1 11
of the	3 2 -6 15 -3 -11
of the $	6 -1 6 -4 -1 -6
of the dates	2 -1 -2 -1 6 -4
of the largest	-13 -1 -1 20 -2 -2
of the others	11 -2 -7 0 0 -2
of the will	3 5 -2 -2 0 -4
of them	4 -2 23 5 -6 -24
of them $	4 0 8 -3 -1 -8
of them .	-11 -2 21 -1 -1 -5
of them days	-2 0 -1 8 -1 -4
of these	-11 -7 40 -3 -4 -15
of these is	-6 -5 6 6 -1 0
of those	23 -6 26 -11 -6 -25
of those $	11 -1 5 -2 -1 -11
of those ,	4 -6 5 -2 0 -1
of those dates	15 0 -6 -4 -2 -3
of those days	7 -1 -1 -2 0 -3
of us	-4 7 1 -2 -1 -2
of you	10 -2 -2 -18 -1 14
of you $	-4 0 -1 -4 -1 10
of your	-10 -1 -4 2 5 8
off	0 16 -20 -9 -32 46
off $	-7 20 -16 -15 -9 27
off ,	-18 1 8 11 -1 -1
off , it	-6 0 0 11 0 -4
off .	12 -2 -1 -3 0 -7
off ?	7 -5 -4 18 -1 -16
off Dfree	-5 7 -2 0 0 0
off Dfull	-11 -7 0 -2 0 20
off all	-2 5 -1 0 0 -2
off all Dopen	-2 5 -1 0 0 -2
off marketplace	-2 0 -1 -2 0 6
off my	-2 7 0 0 -1 -4
off my holiday	-2 7 0 0 -1 -4
off on	-11 3 -1 -1 -4 14
off sick	15 1 -5 -1 0 -9
off sick so	16 0 -6 -1 0 -8
off the tools	5 -3 0 -1 0 1
off to	11 -2 -1 0 -1 -7
off work	21 -9 -11 -1 -4 3
off work unpaid	-3 0 -3 -1 -1 8
off work with	6 -1 -2 0 -2 -2
off your	-6 -5 11 -4 -2 7
off your list	-2 -2 -1 -3 -2 10
offer	-17 -3 13 -5 -4 16
offer ,	-14 -1 -2 -2 -1 21
offer , slot	-11 0 -2 -2 -1 17
offered	5 -2 0 0 0 -3
office	-8 -4 4 -8 14 1
office ,	-4 0 -1 -1 0 5
oh	-14 -2 4 -4 -2 18
oh good	-23 -1 13 0 0 12
oh no	8 0 -6 -1 0 -2
oh no only	8 0 -6 -1 0 -2
oh thanks	14 0 -1 -2 -1 -10
ok	155 -33 -48 -46 -22 -22
ok $	65 5 -19 -9 -3 -37
ok ,	-16 -1 0 -1 -1 20
ok .	21 -3 -3 -9 -1 -6
ok ?	-8 -3 -3 20 -1 -6
ok ? $	-9 -3 -3 21 -1 -6
ok Doffered	-1 -7 -2 -1 0 11
ok Doffered ,	10 -9 0 0 0 -1
ok as	8 0 -3 -2 -1 -2
ok as long	8 0 -3 -2 -1 -2
ok but	16 -13 12 -46 -3 33
ok but i	6 -3 -1 0 0 -2
ok but not	-23 -1 29 0 0 -4
ok but please	19 0 -9 0 -1 -9
ok dear	9 0 -1 -1 0 -7
ok for	6 -1 -2 0 0 -2
ok good	-3 0 -3 -1 0 9
ok if	12 -1 -1 -4 0 -6
ok if you	9 0 -1 -2 0 -5
ok so	-36 -1 15 -1 0 23
ok thanks $	11 0 -1 0 0 -9
ok too	6 -1 0 0 0 -4
ok with	20 0 -10 -1 -2 -6
ok with me	19 0 -10 -1 -2 -6
ok yes	5 0 0 -1 0 -4
old	-23 1 -9 38 -5 -3
old one	-26 6 -8 34 -3 -3
old one $	-12 2 -2 31 -1 -19
old one ,	6 0 -1 -2 0 -3
old one .	6 1 -1 -6 0 0
old sign	-1 0 -1 5 -1 -2
old sign for	-1 0 -1 5 -1 -2
omg	-1 0 -1 -7 -1 9
on	-15 -13 5 19 13 3
on $	5 -5 -1 7 -2 -4
on ,	-2 -8 10 -3 -2 6
on .	1 -1 -3 8 -1 -4
on Dfree	-1 8 -1 -2 -1 -2
on Dfull	7 2 -1 -4 -11 7
on Dfull $	5 -9 4 -2 -1 2
on Dfull .	5 -6 -2 -1 -1 4
on Doffered	-17 -9 5 -1 -9 33
on Doffered $	-20 -4 4 -12 -3 34
on Doffered ,	-4 4 -5 -1 -1 7
on Doffered .	-11 -5 4 5 -2 9
on Doffered ?	-9 6 -5 7 0 0
on Doffered T	-5 -9 25 -1 -2 -8
on Doffered and	-28 -1 2 -3 -1 30
on Doffered as	10 -4 0 0 0 -5
on Doffered i	6 -4 0 0 0 -1
on Dopen	-7 16 -6 1 -2 -3
on Dopen is	-3 6 0 -2 0 0
on O	-5 -2 8 0 0 0
on T	-19 20 0 0 0 -1
on a	11 -2 -7 -8 -5 11
on a lilo	6 0 -2 -1 -1 -2
on all	-3 -1 14 -3 -1 -5
on any	5 -1 3 -3 0 -4
on arrival	-12 -1 0 -1 0 15
on either	-14 -2 20 -1 -1 -2
on every	-1 -2 -1 -1 0 6
on hold	-5 -1 1 -1 12 -6
on hold duration	-3 -1 0 0 10 -5
on holiday	-15 4 17 -1 0 -4
on holiday Doffered	-14 3 17 -1 0 -4
on it	-2 -9 -3 5 -3 12
on leave	-4 6 0 0 0 -1
on me	4 -3 -1 10 -3 -8
on my	2 -3 -1 10 -2 -6
on one	-9 -1 8 -1 4 -1
on phonenumber	-10 -4 -3 -10 44 -16
on phonenumber and	-4 -2 -1 -1 11 -3
on phonenumber to	-2 0 0 -2 10 -6
on rig	-6 7 0 0 0 0
on rig Doffered	-6 7 0 0 0 0
on site	10 -7 -3 6 -2 -5
on the	18 12 -20 0 -3 -7
on the Dfree	8 -8 0 0 0 0
on the Dfull	6 -3 -1 -2 0 -1
on the Doffered	-15 14 4 10 -2 -12
on the Dopen	-4 10 0 -6 0 -1
on the bus	6 -2 -6 -1 6 -3
on the drive	-6 4 -1 -5 -1 9
on the left	5 0 0 0 0 -4
on the order	1 0 0 6 -5 -2
on the phone	-4 -2 -1 1 1 5
on the rigs	-5 3 -1 -1 0 4
on the settee	5 0 0 -1 0 -4
on the stairs	-1 0 0 6 -1 -4
on the understanding	5 0 -1 -1 0 -2
on this	-1 0 0 11 0 -10
on those	-1 0 8 -3 -1 -4
on those dates	-1 0 9 -3 -1 -4
on to	-4 0 0 0 -1 6
on to the	-4 0 0 0 -1 6
on your	7 -1 -1 -2 1 -5
once	3 -11 0 5 15 -12
once i	-9 -5 -1 6 15 -6
once i have	-9 -6 -1 6 15 -6
one	33 -32 1 32 -16 -19
one $	28 -15 -13 7 -6 -2
one ,	17 10 -4 -5 -4 -14
one , Dfree	-4 5 0 0 0 0
one , i	18 -10 -2 -2 -1 -4
one .	14 0 -6 2 -2 -8
one . $	0 1 -3 5 0 -3
one . can	7 0 -1 -5 0 0
one ?	8 -1 -1 -6 0 0
one ? $	8 0 -1 -6 0 0
one Doffered	-6 -1 -1 12 0 -3
one and	-10 -1 4 -2 0 8
one at	0 -3 6 -2 0 0
one at the	0 -3 6 -2 0 0
one be	-3 -1 -1 15 -1 -9
one cheaper	-6 0 -1 -2 0 9
one day	-15 2 16 -2 0 -1
one for	6 -1 -1 -2 -1 -2
one for us	6 -1 -1 -2 -1 -2
one i	14 -3 -3 -4 0 -4
one i can	10 -2 -1 -3 0 -3
one in	27 0 -2 -6 -1 -18
one is	2 0 -7 3 -3 5
one is in	-1 0 -2 -4 0 8
one of	-17 -9 26 -1 5 -5
one of those	-14 -12 29 0 -1 -3
one of your	-3 0 0 -1 6 -1
one off	-2 0 -1 -3 0 7
one off marketplace	-2 0 -1 -2 0 6
one on	5 0 0 -1 -4 0
one on the	5 0 0 -1 -4 0
one please	43 -6 -2 -4 -4 -27
one please $	9 -7 -1 0 0 -1
one star	-5 -1 -3 -2 -1 12
one that	6 0 -5 0 0 -1
one was	-17 -1 0 5 0 14
one who	-1 -3 -1 -1 8 -3
one who knows	0 0 0 -1 5 -3
one with	-5 0 -1 3 -2 6
one works	-24 0 -4 -3 0 31
ones	-6 10 0 -1 0 -3
online	2 0 0 9 -1 -9
only	20 37 1 -11 -5 -40
only $	5 -2 -1 -1 0 -1
only ,	-41 40 0 0 2 -1
only Doffered	11 -4 -5 -1 0 -1
only T	7 -6 0 0 0 0
only day	-18 33 -14 -10 -3 12
only day i	-15 13 -10 -4 -1 17
only do	6 3 -3 -1 -1 -5
only get	-2 0 0 7 0 -4
only if	65 -14 -18 -23 -3 -8
only if it	9 -8 0 -1 0 -1
only if you	26 -2 -1 -18 -1 -4
only just	17 -1 -7 -2 -1 -7
only just found	5 0 -2 -1 0 -1
only just seen	6 0 -4 0 0 -1
only one	7 -7 9 -6 4 -7
only one i	11 -2 -2 -4 0 -4
only round	-2 0 0 10 -1 -5
only time	-10 17 0 -7 0 0
only way	-3 0 0 7 0 -3
onto	-2 -1 4 7 -2 -5
op	-8 2 -2 3 -1 6
open	20 0 -4 -2 -2 -13
open .	8 0 -1 0 -1 -5
operation	-10 -3 21 -3 -1 -4
operation is	-10 -3 21 -3 -1 -4
option	-3 8 0 -3 -1 0
option ?	-3 8 0 -3 -1 0
options	-2 -3 10 -3 -1 -1
options ?	0 -3 8 -3 -1 0
options ? $	0 -3 8 -4 -1 0
or	-64 8 -30 144 -21 -37
or $	7 -1 -3 -14 -2 13
or Dfree	-12 30 -7 -7 -1 -3
or Dfree ,	-3 10 -5 -1 0 -1
or Dfull	-1 5 0 -3 0 -1
or Doffered	1 -10 9 0 -2 1
or Doffered $	-9 -5 27 -1 -1 -11
or Doffered ,	2 -5 -1 6 -1 -2
or Doffered .	-27 3 7 -1 -1 19
or Doffered both	5 0 -3 -2 0 0
or Doffered i	5 1 -2 -2 0 -2
or Doffered so	6 0 -5 -1 0 0
or Doffered whichever	5 -1 -3 -1 0 -1
or T	-34 -13 -1 57 -2 -7
or T $	-26 -11 -1 43 -1 -6
or T ,	-3 6 0 -2 -1 -1
or T ?	-6 -10 0 17 0 0
or i	-1 -5 -1 -12 0 18
or is	-9 -4 -1 24 -2 -7
or is it	-2 -1 0 5 0 -2
or is that	-3 -1 -1 11 -1 -5
or just	-16 -1 -4 31 0 -9
or just drop	-13 -1 -1 18 0 -4
or just the	-2 0 -3 9 0 -3
or not	-3 11 -6 3 -1 -4
or the	-7 -2 -2 9 -1 3
orange	-3 -3 8 0 0 -2
order	-23 -9 -15 56 -8 -1
order $	-8 0 -2 44 -1 -33
order ,	1 0 -1 -5 -1 5
order .	-4 2 -3 -1 0 6
order . we	-3 0 -2 -1 0 6
order ?	-4 0 0 8 0 -2
order is	4 0 -1 7 -5 -5
order is this	-2 0 -1 8 -1 -5
ordered	-24 -7 -24 38 -10 27
ordered $	-6 0 -1 -1 0 9
ordered a	-3 0 -2 0 -1 5
ordered anything	-1 0 -10 0 0 11
ordered this	-6 0 -4 8 -3 5
originally	-4 0 -1 0 0 6
other	-43 -18 8 31 -1 22
other bit	-2 0 -1 10 0 -6
other dates	-13 -3 15 13 -3 -9
other dates $	-10 -2 -1 20 -1 -6
other dates .	-3 0 8 -1 -1 -3
other days	-4 -3 -1 15 -1 -6
other half	-10 0 -1 3 0 8
other options	0 -3 6 -2 0 0
other options ?	0 -3 6 -2 0 0
others	-2 -15 24 -3 -1 -3
others $	5 -12 12 -1 -1 -3
otherwise	23 -4 -6 -2 -2 -9
otherwise Doffered	8 -2 -1 -1 0 -4
otherwise Doffered $	5 -1 -1 -1 0 -2
otherwise i	12 -2 -5 0 -1 -2
our	-28 -12 -4 17 1 27
our lane	-3 -1 0 5 0 -2
our lane is	-3 -1 0 5 0 -2
our site	-1 0 -1 -1 5 -2
our tenant	7 0 -2 -1 0 -4
our way	-2 0 0 6 0 -3
out	-25 -1 8 -19 10 27
out $	13 -6 2 11 7 -28
out ,	-6 10 6 0 1 -10
out .	0 10 -1 -2 0 -7
out Dfull	2 -3 -3 0 -2 7
out Doffered	-34 5 3 -1 -1 28
out T	10 -7 -1 -1 0 -1
out T $	11 -9 -1 0 0 0
out ages	-1 0 0 -17 0 19
out ages ago	-1 0 0 -17 0 19
out and	-3 0 -6 0 -1 10
out for	-24 -1 18 -5 -2 14
out for me	-22 -1 2 -2 0 22
out of	11 -4 -6 -5 -1 5
out of interest	7 0 0 -7 0 0
out of the	-20 -4 -2 0 0 26
out on	6 -1 -1 -1 0 -3
out on Doffered	6 -1 -1 -1 0 -3
out the	1 9 0 0 -1 -9
outcome	-21 -1 -1 -2 -1 26
outcome booked	-21 -1 -1 -2 -1 26
outside	-7 -8 3 0 -4 16
over	-7 -3 -2 -9 12 9
over Dfull	10 -4 -5 0 0 0
over it	-6 0 11 -4 1 -2
over the	-1 -3 -3 -13 16 4
over the phone	-2 -2 0 -9 16 -3
over with	-6 0 -1 0 -1 8
override	-36 -2 -6 -6 -1 51
override confirm	-21 -1 -4 -4 -1 31
override confirm all	-1 0 -3 -2 0 6
own	-4 -1 -6 0 1 10
packaging	3 -3 -2 12 -3 -8
packaging ?	11 0 0 -10 0 0
packaging ? $	11 0 0 -10 0 0
packaging away	-5 -2 -1 13 -2 -2
packaging away ?	-2 -2 0 5 0 0
packed	-9 -3 4 10 -1 -2
packed ?	-5 -2 -1 9 0 -1
packed in	-4 -1 5 0 0 0
paid	-32 -14 -10 31 -3 27
paid for	-1 0 -3 23 -1 -17
paid for this	-1 0 -3 19 -1 -14
pain	-2 5 -1 0 -1 0
pal	21 2 -5 -6 -5 -7
pal $	15 7 -12 -3 -4 -3
pal ,	5 -2 1 -1 -1 -2
pal , i	6 -2 0 -1 0 -2
pal i	-3 -3 6 0 -1 1
pal i am	-3 -3 6 0 -1 1
pallet	-1 -1 -3 7 -1 -1
panto	-10 -1 15 0 0 -3
parcel	-4 -2 -1 10 -1 -1
parcel is	-3 -2 -1 6 0 -1
parcels	-7 0 0 12 -1 -3
parish	-4 19 -2 -2 -2 -9
park	0 -3 -2 11 -2 -4
park .	-1 -1 -7 9 0 0
parking	-15 -3 -6 33 -2 -6
parking is	-11 -3 -3 -1 0 18
parking permit	-2 0 -2 17 0 -13
party	11 -6 -2 0 0 -2
passed	-5 -12 2 -6 -3 25
passed away	-5 -11 3 -5 -2 20
passed away Dfull	-3 -10 -3 -3 -1 20
past	-16 -34 -14 -13 2 76
past $	20 -9 -9 -3 -3 4
past ,	-6 -4 7 -8 -3 13
past , it	0 0 0 -9 0 10
past ?	-1 -1 -2 -16 0 19
past ? ?	0 -1 -2 -15 0 18
past and	0 0 -1 -1 10 -7
past the	1 -3 -8 11 0 -1
past was	-7 0 -1 -1 0 10
past was good	-7 0 -1 -1 0 10
pattern	-17 8 11 -2 0 0
pavement	4 -1 -4 7 -1 -4
pay	-6 -1 2 27 -5 -17
pay ?	-1 0 -1 10 -2 -6
pay anything	-2 0 0 8 -1 -4
pay the	-2 0 0 8 0 -6
payday	-2 5 0 -1 -1 -1
payday for	-3 5 0 -1 -1 0
paying	3 -1 -3 7 1 -7
paying for	0 0 0 6 0 -6
pencil	10 -1 -3 -1 0 -3
pencil me	10 -1 -3 -1 0 -3
pencil me in	10 -1 -3 -1 0 -3
people	-11 -2 -8 -3 8 15
people .	-1 0 -4 -1 7 0
people are	-3 0 -3 -5 -1 12
permit	-1 -1 -3 26 -1 -20
permit only	0 -1 0 7 0 -6
permit only round	-2 0 0 7 0 -4
person	-11 -3 -7 3 3 16
person $	-4 0 -1 -2 -2 9
person .	-5 -2 0 0 5 2
pet	-4 14 13 -5 11 -28
pet $	6 -1 14 -5 11 -25
pet ,	-10 15 -1 0 0 -3
phone	-41 -28 -46 -28 191 -52
phone $	-4 0 -4 -2 18 -8
phone ,	5 0 0 -1 6 -10
phone .	-19 -1 -5 3 58 -36
phone . $	-15 -1 -1 4 37 -25
phone . i	-2 0 0 0 8 -5
phone ?	0 -2 0 -8 11 0
phone call	-1 0 0 -3 9 -4
phone died	15 -1 -10 0 -2 -3
phone her	-5 -1 -1 0 8 -1
phone me	-18 -7 -9 -6 64 -23
phone me $	-4 0 -1 -1 17 -11
phone me .	0 0 -1 0 5 -4
phone me i	0 0 -5 0 7 -1
phone me please	-3 0 -1 -1 8 -4
phone my	-7 0 0 -3 12 -2
phone the	-1 0 -1 -2 5 -2
phone who	-2 0 -1 -13 -6 22
phone who dis	-2 0 -1 -13 -6 22
phonenumber	-44 -43 -29 -37 207 -73
phonenumber $	0 -27 -15 -11 71 -18
phonenumber ,	-19 -6 -6 -8 60 -21
phonenumber , T	-2 -3 -4 0 9 0
phonenumber .	-5 -2 -1 -2 19 -9
phonenumber . he	-5 0 0 0 6 -1
phonenumber . i	-1 0 0 -1 6 -5
phonenumber T	-2 -2 0 0 5 0
phonenumber T $	-2 -2 0 0 5 0
phonenumber and	-5 -2 -1 -2 13 -4
phonenumber and ask	-1 0 -1 -2 5 -2
phonenumber ask	-1 0 0 -3 6 -3
phonenumber ask for	-1 0 0 -3 6 -3
phonenumber he	-3 0 -1 -2 11 -5
phonenumber he sorts	-2 0 -1 -1 8 -4
phonenumber shes	-5 -1 -2 0 10 -1
phonenumber to	-3 0 0 -2 10 -6
phonenumber to arrange	-2 0 0 -1 8 -5
photo	3 -3 -1 -2 8 -6
physio	4 4 -2 -5 -1 -2
pick	19 3 -15 20 0 -26
pick $	8 6 -1 -4 -1 -8
pick Doffered	-2 -2 -1 5 0 0
pick up	4 -4 -10 11 1 -2
pick up is	0 -3 -9 12 0 0
pick whichever	-2 5 -2 0 0 -1
pickup	8 -5 3 -1 -1 -4
pietro	-2 -1 -2 13 -1 -7
pietro ?	-2 -1 -2 13 -1 -7
pietro ? $	-2 -1 -2 13 -1 -7
place	36 -12 -43 -16 -10 46
place $	27 -2 -6 -12 -5 -3
place ,	3 -4 -2 5 -1 -1
place .	7 -2 -1 0 0 -3
place and	5 0 -1 -4 0 0
place if	-2 0 -1 -5 -1 9
place if i	0 0 -1 -4 0 6
place is	-5 -1 -1 -5 -1 13
place not	1 -1 -24 -1 -1 24
place not $	1 0 -24 0 -1 24
plasterer	1 -2 8 -1 -1 -5
plasterer still	-5 -1 8 -1 -1 -2
play	8 -4 -1 -1 0 -1
please	46 27 -29 -51 53 -53
please $	14 15 -8 -22 27 -23
please ,	29 14 -15 -1 -12 -14
please , Dfull	10 -10 0 0 0 0
please , Doffered	-2 6 -3 -1 0 -1
please , T	-3 6 0 -2 -1 -1
please , and	9 -1 0 -5 0 -3
please , i	-34 10 -1 -1 -1 28
please , not	0 5 -1 0 -1 -4
please , the	5 0 -1 0 0 -3
please .	31 9 -22 11 -3 -25
please . $	-2 16 -6 15 -6 -17
please . Dfree	-12 13 0 0 0 0
please . i	2 -2 0 5 -1 -3
please . it	5 0 -3 0 -1 0
please . sorry	6 -3 -3 0 0 -1
please . thanks	-9 -2 -2 0 -1 13
please ?	10 -12 4 4 0 -5
please ? $	0 -5 8 -3 0 -1
please ? i	2 -2 -3 6 0 -3
please ? thanks	5 -3 0 -2 0 0
please O	6 -3 0 0 0 -2
please advise	-10 -1 16 -1 -1 -3
please as	8 -4 0 0 -1 -2
please as i	8 -4 0 0 -1 -2
please ask	5 0 0 0 -4 0
please be	5 0 -1 0 0 -3
please before	7 -3 -1 -3 7 -7
please book	9 -1 0 0 0 -7
please call	-8 0 -13 -1 35 -12
please call ,	-3 0 -10 -1 20 -6
please call me	-5 0 -2 0 12 -5
please can	-19 2 -2 -3 -2 23
please cancel	-14 -1 -4 -2 -2 23
please cancel and	-4 0 -1 0 0 5
please cancel the	-3 -1 -1 0 -1 6
please contact	-5 0 -1 -3 6 3
please could	-5 -1 -2 6 3 -1
please could you	-1 -3 0 6 0 -1
please deliver	9 11 -5 -1 -2 -11
please deliver on	3 12 -1 -1 -2 -11
please do	-14 -5 29 -1 -6 -2
please do not	-14 -5 29 -1 -6 -2
please go	-3 -3 0 -1 -4 12
please go ahead	-5 -2 0 -1 -4 14
please have	5 -2 0 0 -2 -1
please have the	5 -3 0 0 -2 -1
please hold	-1 0 8 -1 -1 -5
please i	13 -2 -5 -1 -1 -4
please i am	13 -3 -4 -1 -1 -3
please it	-11 16 0 -3 0 -2
please it is	-10 15 0 -2 0 -2
please leave	-8 0 3 -1 -1 7
please love	8 -3 0 0 3 -6
please love $	6 -2 0 0 0 -4
please make	-4 1 -2 -1 -1 8
please mate	-5 7 0 0 -1 -1
please mate $	-5 7 0 0 -1 -1
please offer	-4 0 7 0 -1 -1
please phone	-6 0 -5 -1 21 -9
please phone .	-3 0 -2 0 13 -8
please phone me	0 0 -3 0 5 -1
please remove	-6 0 -1 -2 -3 12
please ring	-7 -5 0 0 -3 15
please send	-10 0 22 0 -2 -9
please send alternatives	-6 0 15 0 -1 -8
please speak	-3 0 0 -1 7 -3
please speak to	-3 0 0 -1 7 -3
please take	-24 -4 2 -3 -3 32
please to	18 -1 -2 -5 0 -9
please use	-3 -1 -7 -2 -1 14
please we	12 -2 -7 -1 -1 -1
please we are	8 -1 -4 0 0 -2
please x	23 -1 -2 -3 -2 -14
please x $	15 -1 -2 -1 -1 -9
plug	-4 0 7 0 0 -2
po	1 -2 -3 10 -1 -5
policy	-1 -1 0 9 0 -7
poor	-3 0 -4 -4 2 9
porch	3 -5 -4 -7 -2 14
porch if	7 -5 0 0 0 -2
porter	-3 0 -2 -5 0 11
possible	-2 50 17 -32 3 -35
possible $	-25 34 9 -3 -2 -13
possible ,	7 0 8 -2 -1 -12
possible , if	8 -2 -5 0 0 -1
possible ?	11 14 -7 -15 -1 -2
possible ? $	-2 6 -1 -2 0 0
possible ? i	-6 8 0 -2 0 0
possible i	-1 -3 7 -2 0 -1
possible i am	-1 -3 7 -2 0 -1
possible to	2 0 -3 -4 8 -3
possible to have	0 3 -3 -8 9 0
possibly	-65 -5 -3 -2 -1 76
possibly $	-45 -2 -1 -2 -1 50
postcode	-1 -1 -4 18 -2 -9
postie	3 -7 5 0 -1 0
pot	0 -1 -5 -8 -1 15
pot $	-5 0 -4 -6 -1 15
prefer	25 0 -13 -5 18 -26
prefer Doffered	14 -2 -4 0 0 -8
prefer a	-1 0 0 -1 6 -4
prefer a phone	-1 0 0 -1 6 -4
prefer the	13 -1 -6 -2 -1 -4
prefer the Doffered	14 -4 -6 -2 0 -2
prefer to	-4 -1 -1 -1 14 -7
prefer to discuss	-3 0 -1 -1 12 -7
preferably	4 2 -1 0 0 -5
preferably Doffered	6 -1 0 0 0 -3
preference	55 3 -32 -3 -3 -20
preference $	45 -1 -27 -2 -2 -14
preference ,	11 -1 -5 -1 -1 -4
prep	9 -2 -7 0 0 0
present ,	6 -2 -4 0 0 0
previous	-15 -4 -1 -3 -1 24
previous instructions	-11 -3 -3 -3 -1 22
previous instructions and	-10 -3 -2 -3 -1 19
price	7 4 -2 -3 0 -7
primary	-9 0 -8 -3 -3 22
primary school	-5 0 -7 -3 -2 17
probably	22 2 -2 -3 -1 -18
promise	-6 -4 -2 -8 -1 21
promise it	10 -3 0 -6 0 -1
promise it will	7 -2 0 -4 0 -1
promised	-19 -3 -25 -1 0 48
properly	-6 3 -4 1 11 -5
propose	-1 2 10 -1 -1 -9
propose is	8 0 0 -1 0 -7
propose is good	8 0 0 -1 0 -7
proposed	10 -2 1 -1 -1 -7
proposed .	5 -2 1 0 0 -3
provided	25 -5 -2 -7 -1 -11
provided it	15 -1 -1 -6 0 -7
provided it is	9 -1 0 0 0 -7
public	-1 -1 -1 6 -2 -1
public liability	-1 -1 -1 6 -2 -1
pugh	-2 0 -1 -1 -1 5
purchase	-7 -5 -7 8 -1 11
push	12 -8 -3 -2 -3 4
push $	15 -7 -2 -2 -3 -2
put	4 -7 -18 -11 -8 41
put it	-5 -1 -1 -8 -6 22
put it in	-1 0 -1 -13 -1 17
put it together	-3 0 0 8 0 -3
put me	-6 -1 -2 -3 -2 15
put me down	-7 -1 -2 -3 -2 15
put the	-4 -1 -1 0 -1 6
put us	15 -2 -11 -1 0 0
put us down	15 -2 -11 -1 0 0
quantity	-15 -23 -26 55 -7 17
quantity $	-9 -4 -11 -12 -2 38
quantity ,	1 -2 -3 9 -1 -4
quantity .	1 -1 -4 10 -2 -3
quantity . $	-1 -1 -4 10 -2 -2
quantity at	-5 0 0 7 -1 0
quantity delivery	-1 0 -1 6 0 -4
quantity door	-2 0 -1 11 -1 -7
quantity door $	-1 0 0 7 -1 -5
quantity of	4 0 5 -6 0 -2
quantity on	-4 0 -1 9 0 -4
quanto	-1 -1 -2 10 -1 -6
que	-7 -1 -2 25 -4 -12
quick	22 -4 -1 -2 3 -18
r	-6 1 21 -3 -4 -8
rain	-1 -2 0 -2 0 5
rains	5 -1 0 -1 0 -2
rang	-7 -1 -2 0 3 8
rather	7 -5 -2 -8 26 -17
rather speak	-3 0 -1 -1 7 -2
rather speak to	-3 0 -1 -1 7 -2
rather talk	-7 -8 0 -1 19 -3
rather than	0 10 -2 -4 1 -5
rather than Doffered	5 4 -1 -2 0 -5
rather than T	-7 7 0 0 0 0
rather the	-5 5 4 0 -1 -3
re	16 -4 -2 -1 0 -9
reach	0 0 -2 -2 0 5
read	-6 -1 -7 -1 13 2
read the	-6 0 -3 -1 6 4
read these	0 -1 -3 0 6 -1
reading	-5 0 2 6 2 -4
reading this	0 0 -3 6 0 -3
ready	28 -2 1 -19 -5 -2
real	16 -3 -4 0 3 -11
real person	-3 -2 0 0 6 0
real person .	-3 -2 0 0 6 0
really	-2 9 21 -4 -1 -24
really $	-6 11 22 -4 -1 -23
reason	-3 1 -9 12 0 0
receive	16 -2 5 -5 -2 -11
receive it	19 0 -4 -4 -1 -9
received	-32 -1 -3 -2 -1 40
reception	8 -3 2 -2 0 -4
reception will	7 -2 -1 -2 0 -3
reception will sign	7 -2 -1 -2 0 -3
recover	-7 1 8 0 -1 0
refund	-34 -1 -6 -6 -11 59
refund $	-17 0 -3 -3 -2 26
refund me	-12 0 -1 -1 -8 22
refund me $	-12 0 -1 -1 -8 22
refund the	-4 0 -2 -1 0 7
refund the card	-4 0 -2 -1 0 7
regards	6 -4 1 1 -1 -3
regards ,	5 -3 1 1 -1 -3
registered	-2 0 0 -3 8 -3
registered blind	-2 0 0 -3 8 -3
registered blind and	-1 0 0 -2 6 -2
regrettably	-7 2 11 -3 -1 -4
reminded	6 -2 0 0 -2 -2
reminded me	6 -2 0 0 -2 -2
remove	-19 -1 -3 -6 -4 32
rent	-1 0 -6 -2 -1 10
reply	-25 -21 -7 11 -5 47
reply ,	5 -3 -2 0 0 0
replying	9 1 -5 -1 -1 -3
report	6 -3 0 0 0 -3
report to	6 -3 0 0 0 -3
report to the	5 -3 0 0 0 -2
request	-6 10 0 0 0 -3
requested	8 -1 0 0 0 -7
requested ,	8 -1 0 0 0 -7
respite	-10 -1 17 -5 0 -2
results	11 -1 -9 0 0 -1
results day	10 -1 -9 0 0 0
results day Doffered	9 0 -8 0 0 0
retired	36 -4 -15 -2 -3 -12
retired and	10 -2 -5 0 0 -3
return	-4 0 5 0 0 0
returned	-2 0 0 -1 -1 5
returns	19 -13 3 0 0 -9
returns from	20 -12 -1 0 0 -6
review	-16 -2 -3 -2 -5 28
review .	-12 -2 0 0 -2 17
reyt	27 -2 -5 -1 -1 -18
rien	-4 0 -1 -1 -1 8
rien commande	-4 0 -1 -1 -1 8
rien commande $	-4 0 -1 -1 -1 7
rig	-6 7 0 0 0 0
rig Doffered	-6 7 0 0 0 0
right	10 -5 -5 13 -1 -12
right in	0 0 0 5 -1 -4
right one	6 0 -1 -5 0 0
right person	-5 0 -1 -2 -2 10
right postcode	-2 -1 -4 14 -1 -7
rigs	-7 6 -1 -1 0 3
ring	-54 -27 -41 -29 192 -41
ring $	3 -3 -4 0 8 -4
ring ,	-2 -1 -3 0 -1 6
ring and	-5 -2 0 -1 11 -2
ring bell	5 0 0 0 -2 -2
ring me	-16 -7 -11 -7 79 -38
ring me $	-6 -1 -3 -2 28 -16
ring me ,	-9 0 -1 -1 15 -3
ring me back	-3 -3 0 -1 14 -6
ring me first	-15 -1 -2 -1 22 -3
ring me when	10 0 0 0 -9 0
ring my	-6 -1 -4 -4 34 -18
ring the	1 -2 -6 -5 12 1
ring the bell	8 -1 -1 -1 -10 5
ring the site	-4 -1 -1 -4 11 0
ring us	-18 -1 -8 -8 54 -18
ring us $	-9 -1 -6 -2 28 -11
rings	-1 0 -3 0 11 -6
road	-31 8 0 5 -4 21
road .	-6 11 0 0 0 -5
road s	-5 0 9 -1 -1 -3
roads	-6 0 9 0 0 -2
robot	-3 0 -2 11 3 -9
robot $	-3 0 -2 11 3 -9
roof	-1 5 -2 -1 0 0
room	-11 2 -7 16 -3 3
room $	-2 0 -1 11 -1 -6
room and	-1 0 -6 -1 -1 9
rota	3 -19 -2 -3 -7 28
rota $	8 -4 -5 -2 -2 5
rota first	-4 -8 -1 -2 -1 16
round	-26 -4 -3 14 -6 25
round by	-6 0 -2 0 0 9
round here	-22 -2 -3 9 -1 18
round here $	-21 -2 -3 1 0 25
round the	9 -4 -2 -4 -1 2
round the back	6 -3 -1 -4 -1 3
route	22 0 -6 -2 -1 -12
route $	20 0 -5 -2 -1 -12
royal	-1 -1 5 -1 -1 -1
rules	-8 2 0 -1 3 4
rules .	-5 -1 0 0 3 3
run	17 -18 18 0 -3 -14
run $	20 -9 -1 -3 -1 -6
run a	-12 -2 21 -2 -1 -3
s	-40 -4 57 -6 -8 2
s .	9 -1 -1 -2 -4 -2
s . $	9 -1 -1 -2 -4 -2
s Dfull	11 -4 -5 0 0 -2
s been	-11 -1 20 -1 -1 -7
s been taken	-1 0 7 -1 0 -5
s football	8 -6 -1 0 0 0
s gone	-6 0 9 0 0 -2
s in	-10 -8 14 9 -2 -2
s in $	-13 -7 12 10 0 -2
s not	-5 -1 24 -7 -3 -9
s number	0 0 -9 -8 0 18
s on	-19 20 0 0 0 -1
s under	-4 0 5 -1 0 1
sabbath	-10 11 -1 0 0 -1
sadly	-2 -1 8 -4 -1 0
safe	2 -2 -4 -1 -1 6
safe is	8 -1 -3 0 0 -4
safe is by	7 -1 -3 0 0 -3
said	-4 -12 2 1 -8 22
said Doffered	10 -8 9 -1 -2 -8
said Doffered .	6 -1 0 0 0 -4
said Doffered but	5 -6 11 0 0 -9
said Doffered past	-4 0 -1 0 0 6
said i	-12 -3 -5 -1 -4 25
said i would	-12 -3 -5 -1 -4 25
said on	5 1 0 0 0 -6
same	-7 2 2 26 -3 -20
same to	11 -1 0 -3 0 -6
same to you	11 -1 0 -3 0 -6
sandra	2 0 -6 -10 -1 15
say	-1 6 6 33 -11 -33
say Dfull	-15 28 -5 -4 -2 -3
say Doffered	43 -17 -7 7 -4 -22
say Doffered $	19 -1 -10 -2 0 -5
say Doffered ,	16 -9 -2 -1 -2 -2
say Doffered T	-2 -2 7 0 -1 -1
say Doffered but	8 0 -1 0 0 -7
say no	5 -2 1 -2 0 -1
say the	-18 0 -1 -1 -2 23
say when	-2 0 5 -1 0 -1
say yes	-19 -2 19 31 -2 -27
say yes but	-8 0 15 -1 -1 -5
say yes to	-3 0 7 0 0 -3
saying	-5 4 0 8 0 -6
saying yes	-5 4 0 8 0 -6
says	-3 -14 0 40 -5 -18
says Doffered	7 -6 -4 6 -1 -2
says Doffered .	5 -3 0 0 0 -1
says do	-4 0 0 5 0 0
says i	0 5 0 -1 0 -3
says the	6 0 0 -2 0 -3
says the Doffered	6 0 0 -2 0 -3
scaffolders	5 -1 -1 -1 0 -2
scaffolders Doffered	5 -1 -1 -1 0 -2
scam	-7 0 -5 22 -12 2
scam $	-1 0 -1 15 -2 -11
scan	5 -4 0 0 0 0
school	26 -14 -5 6 -5 -7
school $	-6 6 0 0 0 0
school .	-6 4 -6 -1 0 9
school and	5 0 -1 -1 0 -3
school gate	6 -1 -1 -1 0 -3
school pick	2 -3 -10 12 0 0
school pick up	2 -3 -10 12 0 0
school run	25 -13 -2 -3 -1 -6
school run $	20 -9 -1 -3 -1 -6
schools	2 -4 8 -1 2 -7
scrap	15 -1 -7 0 0 -6
scrap that	6 -1 -5 0 0 0
scrap what	9 0 -2 0 0 -6
scrap what i	9 0 -2 0 0 -6
screen	-3 0 -5 -1 13 -4
script	-9 0 -2 -2 -1 14
script $	-9 0 -2 -2 -1 14
script alert	-9 0 -2 -2 -1 14
script alert script	-9 0 -2 -2 -1 14
secondchoice	18 -3 -4 -2 -1 -9
secondchoice Doffered	18 -3 -4 -2 -1 -9
secondchoice Doffered $	12 -2 -2 -2 0 -6
see	-16 -20 -17 -17 -2 72
see my	-33 -5 -2 -2 -1 42
see the	14 -1 -4 -9 6 -6
see the screen	-1 0 -2 0 6 -3
see what	-12 -8 -2 -2 -3 28
see you	6 -4 -7 -7 -1 13
see you Doffered	29 -2 -3 -2 0 -21
seeing	8 -1 0 -1 -1 -5
seen	4 -4 -8 -1 0 9
seen my	-5 0 -3 -1 0 10
seen this	10 -3 -5 0 0 -1
seen this sorry	6 0 -4 0 0 -1
send	-26 -9 48 -1 -6 -5
send a	-2 -1 0 5 -1 -1
send alternatives	-6 0 15 0 -1 -8
send me	-4 -4 14 -4 -2 -1
send me a	0 -3 6 -2 0 0
send me some	-3 0 8 -2 -1 -1
send more	-9 -2 16 -2 0 -2
separately	5 0 0 -1 0 -4
service	-15 -4 23 -9 -4 8
service .	-5 -3 -2 -2 -1 13
service all	-6 0 25 -4 -1 -13
set	-24 -6 12 -1 0 20
set to	1 -3 5 0 0 -2
set up	-5 -2 8 0 0 0
settee	5 0 0 -1 0 -4
shall	7 3 4 -2 -5 -7
shall be	0 8 2 -3 -3 -3
shambles	-6 0 -3 -4 -3 17
she	18 -17 -24 -3 25 0
she does	3 -4 -7 -5 7 4
she does not	4 -4 -7 0 -1 7
she is	0 -6 -4 -3 1 12
she says	5 0 -3 0 -1 -1
she says Doffered	5 0 -3 0 -1 -1
she sorts	-1 0 -1 -1 6 -4
she will	16 -4 -8 -2 1 -3
she will have	10 -4 -4 -1 -1 -1
shearing	-15 -1 19 0 0 -2
shed	-3 1 -1 -4 -1 8
shed $	-3 1 0 -4 0 6
shes	-4 -1 -6 -1 6 6
shift	2 18 8 -12 -6 -9
shift $	24 7 -5 -10 -3 -12
shift pattern	-17 8 11 -2 0 0
shift the	-2 6 0 -3 -1 -1
shift the old	-2 6 0 -3 -1 -1
shifts	-2 -3 -4 -9 -3 20
shifts $	-5 1 -3 -6 -2 15
shocking	-1 -3 -1 -1 -1 5
shoes	-11 -2 -2 7 -3 11
shoes off	-11 -2 -2 7 -3 11
shoes off ,	1 0 0 6 -1 -6
shop	-24 13 -7 10 -5 12
shop $	-11 -1 -4 -3 -1 21
shop does	-20 21 -1 0 0 0
shop does not	-20 21 -1 0 0 0
shop is	9 -5 -1 10 -2 -11
shopping	-9 10 0 -1 0 0
short	1 2 0 3 -1 -5
should	24 3 -3 -3 1 -21
should be	21 0 -1 -2 1 -18
should be ok	21 -1 -1 -2 -1 -16
shout	5 -1 -1 -1 3 -5
show	-4 -1 20 -2 -2 -11
shower	-3 -2 -1 -4 -1 11
shut	-8 2 8 2 1 -5
shut Doffered	-5 2 0 4 0 -1
shut for	-3 0 9 -2 -1 -3
sick	20 -1 -6 -2 -1 -11
sick so	16 0 -6 -1 0 -8
side	-2 -1 -10 -11 -6 31
side gate	-9 -1 -8 -10 -3 31
side gate $	11 0 -5 -4 -1 0
side gate is	-5 0 -1 -2 -1 9
sideboard	5 -2 0 0 0 -3
sign	2 -3 -10 34 -6 -16
sign for	-1 0 -5 19 -4 -8
sign for it	-1 0 -5 19 -4 -8
signal	-4 -8 -12 6 16 2
signed	18 -1 -8 -3 -1 -6
signed off	18 -1 -8 -1 0 -9
silly	-2 0 -2 0 5 -1
since	9 -4 -3 -3 -1 1
sind	-7 0 8 -1 0 -1
sind we	-7 0 8 -1 0 -1
sind we sorry	-7 0 8 -1 0 -1
sir	11 -1 -2 -1 0 -8
sir $	10 -1 -2 -1 0 -7
sister	10 -2 4 -4 -1 -7
sister s	5 -2 1 -1 -2 -1
sisters	6 -1 -4 0 0 0
sisters in	5 0 -4 0 0 0
sit	-4 7 -3 4 -1 -4
site	-5 5 0 -7 14 -8
site $	14 -5 -6 0 0 -2
site T	-13 10 6 -2 -1 0
site foreman	-3 -1 -1 -2 8 0
site manager	-1 0 -1 -3 7 -2
site office	-1 0 0 -3 7 -2
size	-3 -1 0 6 0 -2
size van	-2 -1 0 5 0 -2
size van is	-2 -1 0 5 0 -1
skiing	-19 -1 48 -4 -3 -21
skiing .	-19 -1 48 -4 -3 -21
skip	-7 -2 0 -1 -1 10
sleep	17 1 -13 -1 -2 -3
sleep on	11 -4 -4 -1 -1 -2
sleeping	12 1 -3 -3 -2 -4
sleeping on	10 -1 -2 -2 -1 -4
sleeping on a	6 0 -2 -1 -1 -2
slot	47 4 -14 -21 -10 -6
slot $	24 5 -8 -2 -3 -16
slot T	-2 -3 0 0 0 6
slot is	5 -3 0 0 0 -2
slot please	12 -8 0 0 -1 -2
slot please $	6 -4 0 0 0 -1
slow	11 -5 -2 0 0 -4
slow reply	5 -3 -2 0 0 0
slow reply ,	5 -3 -2 0 0 0
slow to	6 -2 0 0 0 -4
slow to the	6 -2 0 0 0 -4
smashed	-1 -2 -1 9 0 -6
smashed my	-1 -2 -1 9 0 -6
snow	-4 0 0 6 0 -2
so	77 -6 -13 -25 -29 -30
so Dfree	-14 21 -3 -1 -1 -1
so Dfree T	-5 6 0 0 0 0
so Dfree please	-5 6 -1 0 0 0
so Dfull	-6 11 -1 -1 -2 -2
so Doffered	99 -34 -51 -6 -4 -5
so Doffered $	40 -4 -14 -3 -1 -19
so Doffered ,	-21 -1 -1 0 0 24
so Doffered i	9 0 -7 0 0 -1
so Doffered is	8 -2 -3 0 0 -2
so Doffered it	16 -7 -6 -1 0 -2
so Doffered please	18 -4 -11 0 -1 -1
so Dopen	-16 21 -1 -1 -1 -2
so Dopen ,	-7 8 0 0 0 0
so Dopen T	-8 10 0 0 0 -1
so O	25 -7 -10 -1 -1 -6
so O $	21 -5 -10 -1 0 -4
so T	-9 24 -9 -1 0 -4
so T $	11 -4 -3 0 0 -3
so T are	-23 28 -5 0 0 0
so any	-6 8 0 -1 0 -1
so anytime	11 -6 -3 0 0 -1
so bring	6 0 -5 0 0 0
so can	-8 -1 16 -1 -2 -5
so can not	-11 -2 18 0 0 -4
so do	4 -9 -3 0 0 8
so do not	3 -8 -3 0 0 8
so either	6 0 -5 0 0 0
so either of	9 -3 -5 0 0 0
so get	13 -6 -2 -2 0 -2
so get it	13 -6 -2 -2 0 -2
so has	8 0 -7 0 0 -1
so has to	8 0 -7 0 0 -1
so honestly	15 -3 -9 -1 -1 -2
so i	-8 -3 21 -2 3 -10
so i am	-13 2 13 -1 0 -1
so it	15 -5 0 -4 0 -5
so it is	8 -2 1 -2 0 -4
so just	19 0 -5 -1 -1 -12
so kindly	5 -1 0 0 0 -2
so knock	6 -1 -2 0 0 -2
so knock loud	5 -1 -2 0 0 -1
so let	-6 8 -1 0 0 0
so let us	-6 8 -1 0 0 0
so long	1 -1 -1 8 0 -7
so much	-8 4 -3 -1 -1 9
so much for	-3 -1 -1 0 -1 6
so needs	9 -6 0 0 0 -3
so needs to	9 -6 0 0 0 -3
so no	-11 -6 28 -3 -3 -5
so no $	-8 -1 22 -2 0 -10
so no to	-6 -1 9 0 -1 -1
so no use	-1 -3 6 0 -1 0
so nobody	-15 -1 19 0 0 -2
so not	-11 -8 35 -1 -1 -13
so not Doffered	-15 -7 36 -1 -1 -12
so nothing	5 0 0 -2 0 -3
so parking	-17 -2 -3 -1 0 23
so please	-4 3 6 -1 -1 -3
so quick	7 -1 -1 -1 0 -4
so that	-5 -3 14 -1 -2 -2
so that is	-16 -1 17 0 0 0
so that one	5 -1 -2 0 0 -2
so the	15 -4 -5 -2 -1 -4
so the T	14 -9 0 -1 0 -3
so there	-16 9 16 -6 0 -3
so there is	-15 8 16 -6 0 -3
so we	-10 -3 8 -1 1 5
so we can	-7 -3 9 -1 1 0
so we will	-4 0 -1 0 0 5
so whenever	-2 5 0 -3 0 0
so whichever	11 6 -6 -3 -1 -7
so yes	14 -4 -4 -1 -1 -5
so yes $	6 -1 -3 -1 0 -2
so you	14 -1 -13 -2 -1 2
so you can	14 0 -11 -1 0 -1
sofa	-13 -1 -17 -28 0 60
sofa $	0 0 -7 -1 -1 9
sofa is	-1 -1 -1 -3 0 5
sofa or	-9 0 -1 -5 0 16
sofa or the	-9 0 -1 -5 0 16
soft	8 -4 -2 0 0 -2
some	-14 -2 28 -5 -4 -2
some other	-9 -1 12 0 0 -1
some other dates	-9 -1 12 0 0 -1
someone	-7 -8 -21 -4 88 -48
someone $	-9 0 -1 -3 31 -17
someone about	-2 0 -2 -2 15 -10
someone about access	-1 0 -1 -1 11 -8
someone bell	-3 -1 -2 -5 12 -2
someone call	-1 0 -1 -1 5 -2
someone else	-2 -1 -3 10 -2 -2
someone phone	-1 -1 -2 -1 7 -1
someone phone me	-1 -1 -2 -1 7 -1
someone ring	-2 -3 -3 -1 11 -1
someone ring me	-1 -3 0 0 5 -1
someone will	10 3 -4 -4 -2 -3
someone will be	10 3 -4 -4 -2 -3
something	-6 -2 14 1 -1 -5
something else	-11 -1 14 0 -1 -1
something else $	-5 0 7 0 -1 -1
son	7 3 -8 3 1 -6
son $	8 0 -4 -2 -1 -2
son is	-8 8 -1 -7 -2 9
son s	-7 -2 0 14 -4 0
son will	5 0 -1 0 0 -3
son will be	5 0 -1 0 0 -3
soon	-8 0 16 -2 -2 -5
soon as	-5 -1 0 0 0 7
sooner	13 -1 -4 -4 4 -7
sorry	-18 -7 135 -37 -22 -54
sorry $	-29 -10 85 -11 -7 -28
sorry ,	-11 6 25 -3 -3 -14
sorry , both	-7 2 6 0 0 0
sorry , not	-4 0 9 -1 -1 -3
sorry , yes	6 0 -4 0 0 -1
sorry both	-3 0 9 0 0 -6
sorry for	25 -4 -13 -1 -3 -5
sorry for the	7 -3 -3 0 0 -1
sorry i	-7 0 9 0 0 -2
sorry kann	-2 0 16 -3 -1 -10
sorry kann i	-2 0 16 -3 -1 -10
sorry meant	16 -1 -10 -2 0 -4
sorry meant Doffered	5 -1 -2 0 0 -2
sorry to	1 2 -5 0 -1 3
sorry we	-11 4 12 -2 0 -2
sorry we are	-4 5 2 -2 0 -1
sorry wrong	-11 0 -7 -8 -1 28
sort	-17 -6 -2 -11 52 -17
sort a	-11 -2 -1 -2 19 -3
sort a day	-7 -2 -1 -2 14 -3
sort it	-5 -2 -1 -8 30 -14
sort it $	-5 -2 -1 -8 30 -14
sorted	3 0 -1 4 -1 -5
sorts	-2 0 -1 -2 13 -8
sorts deliverys	-2 0 0 -1 7 -4
sounds	10 8 -5 -4 -11 2
sounds good	15 8 -3 -1 -1 -18
spain	3 -4 6 -1 0 -4
spare	6 0 -2 -2 -1 -2
spare key	6 0 -2 -2 -1 -2
speak	-29 -5 -6 -10 63 -14
speak to	-26 -5 -6 -10 60 -14
speak to a	-6 0 -1 -6 21 -8
speak to my	-3 0 0 0 5 -2
speak to someone	-9 0 -2 -3 27 -13
speak to the	-3 0 0 -1 10 -5
split	-7 0 7 0 -1 1
split up	-7 0 7 0 -1 1
sports	2 -5 -3 -1 3 4
sports day .	-1 -3 0 0 0 5
st	5 -1 -7 -1 -1 4
stairlift	-2 0 0 -1 7 -3
stairs	7 -4 -10 -2 -2 12
stairs $	6 -1 -3 6 -1 -8
stairs ?	6 0 0 -5 0 -1
stairs turn	-8 -1 0 0 0 9
standard	-4 -5 0 8 0 1
star	0 -2 -4 -2 -3 10
star on	-4 0 -1 1 -1 5
start	17 -4 -4 -2 -3 -4
start i	9 -4 -1 -1 -3 -1
starts	2 -7 7 0 -1 0
starts ,	-2 -3 12 0 -1 -6
starts Doffered	7 -2 -2 0 0 -2
state	9 0 -9 0 0 0
stay	9 -4 -4 1 -2 -1
step	21 -1 -6 -4 -3 -6
step $	-2 0 -1 -2 -1 7
steps	29 -1 -14 -4 -3 -8
still	14 -12 11 12 -4 -21
still have	-1 0 -1 10 0 -6
still here	-4 0 6 0 0 -1
still wet	-4 -1 7 -1 -1 -1
still wet .	-5 0 7 -1 -1 0
stock	-3 0 -2 17 0 -11
stock $	-3 0 -2 17 0 -11
stocktake	-6 1 8 -1 -1 -1
stocktake .	-6 0 8 -1 -1 -1
stood	-9 -1 6 -3 -1 7
stood in	-9 -1 6 -3 -1 7
stop	-60 -3 -11 -14 -10 98
stop $	-18 -1 -5 -6 -2 33
stop all	-6 0 -3 -2 -1 11
stop all $	-6 0 -3 -2 -1 11
stop texting	-9 0 -2 -2 -5 17
stop texting me	-8 0 -2 -2 -4 16
story	-9 -2 13 -2 0 0
strictly	0 0 -2 -7 -1 9
stuck	-1 -7 -5 29 -2 -15
stuck in	-12 -2 1 20 0 -7
stuck on	5 0 0 -1 0 -4
stuck on the	5 0 0 -1 0 -4
stuff	8 0 -3 -2 7 -10
stuff $	10 1 -1 -1 -1 -9
subject	12 -2 -2 -1 -1 -7
subject to	12 -2 -2 -1 -1 -7
subject to my	5 -1 0 0 0 -3
sue	6 0 -1 -2 0 -3
suggest	-16 4 18 -2 -2 -2
suggest Dfree	-3 7 -2 -1 0 -1
suits	78 29 7 -31 -12 -71
suits $	42 -4 3 -9 -3 -29
suits ,	6 6 -7 -3 -1 -1
suits , i	8 -2 -2 -1 -1 -3
suits .	8 0 13 -8 -2 -12
suits better	-3 5 0 0 0 -1
suits us	2 9 -6 -1 -3 -2
suits us ,	-2 9 -3 0 -1 -2
suits you	18 12 -2 -8 -2 -17
suits your	9 1 -1 -1 0 -8
summer	6 -2 -1 -2 0 -1
supper	5 -1 -2 -2 0 -1
suppose	7 -4 -4 -7 -2 9
suppose $	3 -3 -3 -5 -1 10
surcharge	-2 -2 0 7 0 -2
sure	-12 -2 -10 -2 -2 28
surgery	3 -1 -3 6 0 -5
swap	25 -2 -5 -6 -4 -9
swap my	21 -2 -5 -5 -3 -6
swap my shift	21 -2 -5 -5 -3 -6
swimming	15 -11 0 -1 0 -2
system	-39 -5 -2 -3 -1 50
t	9 -5 0 0 0 -3
t .	9 -5 0 0 0 -3
table	1 -2 -2 -15 -1 19
table $	0 0 0 -16 -1 17
tae	-5 5 0 0 2 -1
tage	-1 0 12 -3 0 -7
tail	-1 0 -8 7 6 -3
tail lift	0 0 -7 7 0 0
tail lift ?	0 0 -7 7 0 0
take	21 -3 -3 15 -14 -16
take O	19 -1 -1 -1 0 -16
take any	8 -2 -5 0 0 0
take it	13 -3 9 6 -4 -21
take it in	-3 -2 -3 11 -1 -3
take it yet	-7 0 12 -2 -1 -2
take me	-19 -1 -1 -3 -3 27
take me off	-19 -1 -1 -3 -3 27
take my	-10 9 0 -2 -1 5
take shoes	0 -1 -1 10 0 -6
take shoes off	0 -1 -1 10 0 -6
take the	15 -2 -3 2 -3 -9
take the old	5 0 -1 0 0 -4
take the packaging	5 -2 -1 2 -2 -2
take their	1 -2 -2 -4 -1 8
take their shoes	-4 -1 0 -2 -1 8
take them	-4 0 -1 7 -1 -2
take them to	-4 0 -1 7 -1 -2
taken	-17 0 16 24 -3 -20
taken ill	-1 0 7 -1 0 -5
taking	6 -1 3 0 0 -7
talk	-27 -12 -5 -5 56 -7
talk it	-15 -7 -1 -2 20 4
talk it through	-9 -6 0 -2 21 -4
talk to	-6 -2 -1 -2 22 -10
tbh	18 -1 9 -5 -2 -19
tbh $	9 -1 5 -2 -1 -9
tea	9 0 -1 -1 -3 -4
teach Doffered	-4 -1 6 0 0 -1
team .	-5 0 0 0 -1 6
tell	1 -12 -13 20 0 6
tell me	-7 -3 0 25 -9 -5
tell me the	-4 0 -1 11 -3 -3
tell me whether	-7 -2 -1 14 -3 -1
tell the	9 0 -2 -2 -1 -4
tell them	17 -2 -6 -4 -1 -4
tell you	-12 -5 -5 1 13 8
tell you Doffered	-3 -1 -3 -1 0 9
tell you when	-1 0 1 -2 5 -2
tell your	5 -1 0 0 0 -4
tenant	8 -6 -2 -2 4 -1
tenants	-2 12 0 -1 -1 -7
tenerife	-23 5 22 -2 -1 -2
tentatively	7 -2 -1 -1 0 -3
term	13 7 -9 -3 -2 -6
term and	8 0 -7 0 0 0
term and i	8 0 -7 0 0 0
term so	5 -3 0 0 0 -1
terminow	-2 0 18 -3 -1 -11
terms	-8 0 -3 0 -1 12
terms .	-8 0 -3 0 -1 12
test	-8 -5 22 -2 -1 -6
test $	-5 0 16 -6 0 -4
text	-24 -8 -11 28 31 -15
text $	-7 -1 -6 -1 7 9
text ,	5 -9 -1 -1 12 -6
text , phone	-1 -4 0 0 6 0
text .	-21 21 -3 -1 9 -5
text i	6 -1 -5 -2 5 -3
text i am	0 0 -4 0 5 0
text me	21 -3 0 -6 -7 -4
text when	3 -3 2 4 -1 -5
texting	-17 -1 -3 -3 13 11
texting $	-8 0 -1 -1 17 -6
texting me	-8 0 -2 -2 -4 16
texting me $	-8 0 -2 -2 -4 16
than	-15 6 -5 20 7 -13
than Doffered	-9 3 -4 23 -1 -11
than Doffered $	-10 3 -4 23 -1 -11
than T	-7 7 0 0 0 0
thanking	6 -2 -1 -1 0 -2
thanking you	6 -2 -1 -1 0 -2
thanks	52 -11 9 -55 -27 15
thanks !	-4 -1 -2 0 0 8
thanks ! $	-4 -1 -2 0 0 8
thanks $	19 -16 15 -16 -5 7
thanks ,	18 -4 2 -3 -2 -11
thanks .	26 -2 -4 -14 -2 -4
thanks . $	10 -1 -1 0 -1 -7
thanks but	-2 -1 18 -4 -1 -10
thanks but no	0 0 7 0 0 -7
thanks butt	7 -1 -1 0 0 -4
thanks butt $	7 -1 -1 0 0 -4
thanks for	-46 21 1 -12 -5 41
thanks for letting	-10 0 -2 -2 -1 16
thanks for the	-18 21 -4 -5 -1 6
thanks for this	-8 -2 14 -1 -1 -2
thanks god	13 0 -1 -2 0 -10
thanks pal	7 0 0 0 0 -5
thanks pal $	7 0 0 0 0 -5
thanks you	28 -11 -3 -10 -10 6
thanks you !	-9 -1 -1 0 -1 12
thanks you $	18 -2 -4 -1 -1 -10
thanks you ,	9 -4 7 -1 -2 -10
thanks you .	11 -4 -1 -2 -2 -3
thanks you for	-13 0 -2 -4 -4 24
thanks you so	-5 0 -1 0 -1 6
that	70 -11 6 26 -41 -61
that $	15 7 -6 -14 -3 0
that , Doffered	5 0 -5 0 0 0
that . $	-4 -2 9 0 -1 -2
that Doffered	-12 5 0 12 -1 -4
that Doffered .	6 -1 -4 0 0 -1
that Doffered ?	-9 14 0 -3 0 0
that T	11 -10 4 1 -3 -3
that T so	-3 -1 5 0 0 0
that be	-3 -1 -1 6 0 -1
that can	-4 1 -4 0 -1 7
that date	-1 0 14 -5 -4 -4
that day	-6 -5 11 -7 -1 9
that day $	-3 0 9 -2 -1 -3
that day .	-8 -4 -1 0 0 14
that down	-5 0 -5 14 -2 -2
that is	24 1 36 -28 -5 -26
that is a	-20 -3 18 7 0 0
that is good	42 -14 -8 -3 -1 -16
that is no	-3 0 6 -1 -1 -1
that is not	-10 -1 12 0 0 -1
that is ok	14 1 -2 -12 0 -1
that is the	-6 11 11 -12 -1 -4
that is when	-2 5 0 -2 0 0
that my	-7 5 0 -1 0 4
that slot	5 -3 0 0 0 -2
that slot is	5 -3 0 0 0 -2
that suits	13 0 -6 -1 -1 -5
that the	7 -1 -1 0 0 -5
that time	6 0 -1 -1 0 -3
that time is	9 0 -1 0 0 -7
that was	3 0 -6 -3 0 7
that week	-10 8 8 0 -1 -5
that week $	-1 5 1 -2 0 -2
that will	5 -3 -1 0 0 0
that works	11 2 -3 -1 -1 -9
that works .	13 0 -3 0 0 -9
that would	15 -1 -8 -1 0 -3
that would be	15 -1 -8 -1 0 -3
that you	1 0 -2 -3 -1 5
the	9 5 -34 30 -13 -6
the $	6 -1 6 -4 -1 -6
the Dconflict	-12 -2 0 0 -1 16
the Dfree	0 21 -2 -6 -1 -11
the Dfree $	9 -7 0 0 0 -1
the Dfull	-7 38 -2 -12 -3 -14
the Doffered	66 8 -35 -6 -9 -26
the Doffered $	-20 59 -13 -12 -3 -11
the Doffered ,	13 -5 -5 -1 0 -2
the Doffered .	13 -6 -2 -1 0 -4
the Doffered ?	32 -7 -1 -21 -1 -2
the Doffered T	3 -9 0 8 0 -2
the Doffered but	7 -1 -3 -1 0 -1
the Doffered i	11 -2 -7 0 0 -2
the Doffered if	8 -2 -3 -2 0 -1
the Doffered one	6 -3 -4 9 -1 -7
the Doffered please	15 -7 -2 -5 0 -1
the Doffered slot	5 -1 -1 0 0 -3
the Doffered thanks	9 -1 -4 0 0 -3
the Dopen	-12 24 -2 -7 -1 -2
the Dopen ?	0 6 0 -5 0 0
the O	15 -3 -4 -1 0 -6
the T	14 14 -2 -7 -5 -15
the T on	-21 28 0 -4 -1 -1
the T one	28 -16 -1 -1 -2 -7
the above	-3 0 -1 -1 0 5
the appointment	6 0 0 -1 -1 -5
the baby	17 -4 -3 -2 0 -8
the baby $	9 -2 -2 1 -1 -5
the back	-7 -8 6 -8 -3 20
the back $	-1 0 -1 -2 0 5
the back .	-9 0 0 0 -1 11
the back gate	-11 -2 -1 -1 -1 16
the bath	1 -1 -7 -2 -1 11
the bath $	-6 -1 -7 -2 0 16
the bay	-4 0 0 0 -2 7
the bell	16 -1 -10 -2 -10 7
the bell does	8 0 -9 -1 0 3
the best	2 6 -3 -3 -2 -1
the best of	12 -2 -1 -1 0 -8
the better	10 -6 0 -2 0 -2
the bins	-12 -1 -1 -4 -1 19
the blue	3 -1 -4 5 -1 -2
the boiler	-3 -1 5 0 0 -1
the boxes	-3 -1 -2 0 0 6
the builders	-3 -1 -8 -9 -1 21
the builders are	-3 -1 -8 -9 -1 21
the bus	6 -2 -7 -1 6 -3
the car	3 -4 -2 7 -3 -1
the car park	-2 -2 -2 7 -1 -1
the caravan	5 0 -5 0 0 0
the card	-4 0 -2 -1 0 7
the card used	-4 0 -1 0 0 5
the cat	2 0 -4 -6 0 8
the chiropodist	9 -6 -1 -1 0 -1
the chiropodist T	6 -5 -1 0 0 0
the church	3 0 0 3 0 -5
the clinic	0 -3 6 -2 0 0
the code	-10 0 -1 -2 -1 15
the code $	-13 0 -1 -2 -1 16
the colour	-4 0 -4 -2 -1 11
the computer	6 -3 0 0 1 -4
the concierge	7 -3 0 -1 -1 -2
the confirmation	7 -1 -2 1 8 -13
the council	5 -1 0 -1 0 -2
the customer	-21 -3 -5 -5 -1 34
the dates	1 -1 4 -3 6 -7
the day	-25 19 11 0 2 -8
the day $	-24 28 -1 0 0 -3
the day of	-5 0 15 -5 0 -3
the day off	15 -2 -1 0 -1 -11
the day or	-2 -6 0 9 0 0
the delivery	-4 -2 -2 14 0 -6
the depot	-4 3 -5 -3 -1 11
the diary	3 -2 -1 -5 6 -1
the diary $	-1 0 0 -4 6 -2
the difference	-2 -2 0 6 0 -2
the dog	15 -3 -7 0 0 -5
the door	-5 -7 4 -5 -6 19
the door ?	6 0 0 -5 -1 0
the door off	-11 -1 0 4 0 9
the drive	9 3 -9 -5 -1 3
the drive $	10 0 -9 -5 -1 4
the driver	20 -5 -9 11 -17 1
the driver have	-1 0 -7 13 0 -5
the driver ring	7 0 0 -1 -6 0
the driver to	11 0 0 0 -10 0
the email	-3 0 -2 -1 -1 7
the end	7 0 -1 -6 0 1
the extension	-8 13 -3 -1 -1 0
the extension will	-8 13 -3 -1 -1 0
the first	-3 15 -2 -4 -2 -6
the floor	-5 4 -2 4 -2 2
the fox	5 -1 -4 0 0 0
the front	-4 -1 -2 -2 -1 11
the garage	-5 1 -1 8 -1 -3
the gas	-25 -2 35 -1 -1 -6
the girl	15 0 -1 0 -1 -13
the good	-9 0 -1 -7 0 18
the goods	14 -3 -2 2 -2 -9
the goods .	7 0 0 0 -1 -5
the goods lift	7 -3 0 0 0 -4
the grandkids	5 -3 0 0 -1 -1
the grey	-4 0 -3 -2 -2 11
the grey one	-4 0 -3 -10 -2 19
the grey or	0 0 0 9 0 -8
the hall is	-1 0 0 -1 5 -3
the harvest	-10 0 11 0 0 0
the hospital	8 -5 -2 0 0 -1
the house	-5 -3 35 -6 -2 -19
the house $	-2 0 8 -2 0 -3
the house ,	-2 0 16 -1 -1 -11
the house is	-7 -1 13 -1 -1 -4
the infirmary	-4 0 6 -1 0 -1
the key	1 0 -4 -2 0 7
the keys	-13 15 7 -4 2 -8
the keys $	-12 15 7 -3 -1 -6
the kids	3 -2 -2 -8 15 -6
the kids are	1 5 -1 -4 -1 -1
the kitchen	-4 2 7 -1 0 -3
the lads	-2 -6 -5 24 -2 -9
the landline	-6 -6 -11 0 26 -3
the landlord	-4 -1 7 3 -1 -3
the landlord has	-7 0 8 0 0 0
the lane	9 -2 -4 0 0 -3
the largest	-13 -1 -1 20 -2 -2
the last	-11 -2 -3 1 -1 16
the leg	-19 -4 46 0 -3 -21
the legs	-2 0 -1 6 -1 -2
the legs on	-2 0 0 5 0 -2
the lift	-11 -5 7 -6 -1 16
the lift is	-13 -3 0 -3 -1 20
the lift s	5 0 -1 -2 0 -2
the lifts	-2 -3 0 11 0 -5
the little	-12 13 -1 0 0 0
the lorry	21 -7 -7 -4 -1 -2
the lot	-8 1 -1 -6 -1 15
the lot of	-7 0 -1 -6 -1 15
the match	11 -8 2 -1 0 -4
the mattress	-15 -2 -1 26 -1 -6
the men	12 -3 -3 -3 -1 -2
the men take	6 -1 -1 -2 0 -1
the meter	7 -1 -3 0 0 -3
the meter box	7 -1 -3 0 0 -3
the missus	-4 2 -3 -1 0 5
the money	0 -1 0 8 -1 -6
the montage	-2 -1 -1 8 0 -3
the neighbours	5 0 0 0 0 -3
the new	6 -3 3 -6 -2 2
the new tenant	-1 -3 -4 0 0 8
the new year	-6 -3 10 0 0 -1
the nursery	-1 0 -2 -6 -1 10
the oak	8 -1 0 1 0 -7
the office	-1 -1 8 -4 1 -2
the old	-10 3 -6 -3 -3 18
the old one	-10 6 -7 -2 -2 15
the one	34 -5 -1 -1 2 -29
the one $	5 -1 -1 -1 0 -2
the one Doffered	5 -1 -1 0 0 -3
the one day	-15 2 16 -2 0 -1
the one for	6 -1 -1 -2 -1 -2
the one in	27 0 -2 -5 -1 -19
the one on	5 0 0 -1 -4 0
the one that	6 0 -5 0 0 -1
the one with	-5 0 -1 3 -2 6
the only	-25 2 5 2 3 14
the only day	-22 1 -4 1 -1 24
the only one	7 -7 9 -6 4 -7
the only way	-3 0 0 7 0 -3
the orange	-3 -3 8 0 0 -2
the order	-2 -1 0 5 -6 4
the other	-26 -2 -9 0 1 36
the other bit	-2 0 -1 10 0 -6
the other half	-10 0 -1 3 0 8
the others	11 -2 -7 0 0 -2
the others $	11 -2 -7 0 0 -2
the packaging	2 -2 -1 12 -2 -8
the packaging away	-7 -1 -1 13 -2 -2
the pallet	-1 -1 -3 7 -1 -1
the pavement	4 -1 -4 7 -1 -4
the phone	-6 -4 -1 -9 19 0
the phone ,	-2 0 0 -1 6 -3
the phone ?	0 -2 0 -8 11 0
the porch	3 -4 -2 -5 -2 11
the porch if	6 -4 0 0 0 -2
the pot	-1 0 -1 -6 -1 8
the price	9 0 -1 0 0 -6
the purchase	-7 -5 -7 8 -1 11
the rain	-1 -2 0 -2 0 5
the right	3 -2 -5 9 -3 -1
the right one	6 0 -1 -5 0 0
the right person	-5 0 -1 -2 -2 10
the right postcode	-2 -1 -4 14 -1 -7
the rigs	-7 6 -1 -1 0 3
the road	4 12 4 -3 -1 -16
the royal	-1 -1 5 -1 -1 -1
the same	-3 3 10 5 -2 -13
the same to	11 -1 0 -3 0 -6
the school	11 -4 4 -2 -1 -9
the school $	-6 6 0 0 0 0
the school gate	6 -1 -1 -1 0 -3
the school run	16 -5 -2 -3 -1 -5
the screen	-3 0 -5 -1 13 -4
the second	2 -1 -1 -3 0 5
the settee	5 0 0 -1 0 -4
the shed	-3 1 -1 -4 -1 8
the shed $	-3 1 0 -4 0 6
the shop	-7 -2 -5 4 -2 12
the shop $	-10 -1 -3 -3 -1 19
the sick	5 -1 0 -1 0 -2
the side	-4 -1 -5 -9 -4 23
the side gate	-6 -1 -4 -7 -1 18
the sideboard	5 -2 0 0 0 -3
the site	-4 -1 -2 -6 16 -3
the site foreman	-3 -1 -1 -2 8 0
the site office	-1 0 0 -3 6 -2
the slow	5 -3 -2 0 0 0
the slow reply	5 -3 -2 0 0 0
the sofa	6 0 -4 0 -1 -2
the stairs	-7 -2 -5 7 -1 8
the stairs $	3 -1 -3 7 -1 -5
the step	20 -1 -6 -4 -3 -6
the step $	-2 0 -1 -2 -1 7
the surgery	3 -1 -3 6 0 -5
the text	-20 21 -1 1 0 -1
the time you	5 0 0 -1 0 -4
the tools	5 -3 0 -1 0 1
the understanding	5 0 -1 -1 0 -2
the understanding that	5 0 -1 -1 0 -2
the update	-9 -1 -3 -3 -1 16
the update $	-1 0 -3 -3 0 7
the van	-5 -2 1 13 -1 -7
the van aside	-2 0 -2 10 -1 -5
the walnut	7 -1 0 1 0 -7
the ward	11 -6 -1 -1 1 -4
the wardrobe	-15 -1 -1 1 0 16
the wardrobe is	-15 -1 -1 0 0 17
the way	6 -1 -2 1 -1 -2
the weight	-2 -3 -1 10 -2 -2
the whole	2 11 -2 -5 -1 -4
the whole family	-6 7 0 -1 0 0
the whole of	6 0 -1 0 0 -5
the wife	1 -2 10 -3 1 -6
the wife s	-6 0 9 0 0 -2
the wife says	5 -1 3 -3 -1 -3
the will	4 5 -2 -2 -1 -4
the window	10 -2 -8 0 0 1
the window .	8 0 -8 0 0 1
the works	7 -9 9 0 0 -6
the world	7 -2 -3 0 -1 -1
the wrong	0 -1 -12 -5 -2 19
the wrong number	-1 0 0 -4 -1 6
the wrong person	-1 0 -6 0 0 7
theatre	-6 4 -2 -5 -1 10
their	7 -4 -5 -2 -2 6
their shoes	-4 -1 0 -2 -1 8
their shoes off	-4 -1 0 -2 -1 8
them	24 -5 38 3 -12 -48
them $	-1 -1 23 -6 -2 -14
them .	-11 -1 20 -2 -2 -5
them ?	5 0 -1 -3 0 0
them ? $	5 0 -1 -3 0 0
them days	-7 1 4 8 -1 -4
them to	-4 -1 -1 7 1 -2
then	39 26 -1 -6 -11 -46
then $	2 20 8 7 -5 -32
then ,	-3 -1 8 -1 -1 -3
then .	10 17 -6 -3 -3 -15
then . $	-7 17 -2 -1 -1 -6
then . i	13 -4 -1 -1 0 -8
then Doffered	15 -2 -3 -2 0 -7
then Doffered $	12 -1 -2 -2 0 -6
then a	-2 0 -2 0 -1 6
then and	-5 0 0 0 5 0
then i	-1 -4 9 -1 -1 -3
then i can	8 -3 -1 -1 -1 -3
then no	22 -1 -16 -2 -1 -2
then no $	21 0 -16 -2 -1 -2
then please	7 -3 -2 0 0 -2
then so	-6 10 -1 -2 -1 0
then the	-3 -1 5 -1 0 0
there	1 6 2 1 8 -18
there $	11 -2 3 -17 -3 8
there Doffered	-16 -1 26 -5 0 -4
there a	-6 3 -1 -1 13 -8
there an	-10 13 -2 0 0 -2
there any	1 -9 -13 28 -1 -5
there anything	3 9 8 -16 -2 -2
there anything else	-2 -1 9 -5 0 0
there anything on	0 13 0 -13 0 0
there are	-4 -4 -3 -6 4 12
there are delivery	-3 -1 0 -1 6 -1
there are quantity	-7 0 -2 -5 -1 15
there is	1 3 13 -12 0 -5
there is a	9 3 -17 -1 7 -1
there is no	16 -5 -7 -3 -2 1
there is nobody	-22 -3 34 -9 -1 0
there is nothing	0 0 0 6 -1 -4
these	-40 -3 34 7 1 1
these $	-2 0 -1 -1 -3 7
these ,	0 5 -2 -2 0 0
these .	-6 1 5 0 0 0
these dates	-4 -2 9 0 0 -3
these is	-6 -5 6 6 -1 0
these is possible	0 -3 6 -2 0 0
these text	-1 0 -6 -1 6 2
they	-11 -13 6 31 -14 2
they are	-1 -2 9 3 -2 -6
they bring	-3 -1 -3 10 0 -3
they bring it	-3 -1 -3 10 0 -3
they can	8 -1 -4 -2 0 -1
they come	-10 6 -6 6 -5 10
they come $	-2 0 -5 6 -5 5
they need	0 0 0 5 -4 0
they need to	0 0 0 5 -4 0
they take	11 -1 -2 -12 -1 6
they take the	16 0 0 -15 0 0
they turn	5 0 0 0 0 -4
they turn up	5 0 0 0 0 -4
they will	7 -3 6 -2 -1 -7
they will finish	-2 0 5 -1 0 -2
thing	-11 4 -5 9 -3 6
thing $	-1 -2 -1 5 0 -1
thing that	-7 3 -2 0 -1 7
things	-3 0 2 3 7 -8
think	7 -10 22 -14 -6 1
think you	-4 0 -6 -2 -2 15
think you have	-4 0 -6 -2 -2 15
third	-15 -2 1 -4 -2 23
this	-17 -32 -48 40 33 25
this $	-12 -1 -7 24 8 -13
this ,	-8 2 -1 14 1 -8
this , i	-5 -1 0 4 0 3
this , me	0 0 0 10 -1 -8
this .	-5 0 0 -3 14 -5
this T	-22 -16 12 -13 -4 42
this T $	-15 -10 0 -1 -3 29
this T .	-6 -3 13 -2 0 -2
this a	-4 -2 -1 17 -2 -9
this a scam	-1 0 -1 11 -1 -8
this address	-8 0 -1 6 -2 5
this any	-4 0 -1 0 0 5
this by	-5 -1 -1 0 11 -4
this by phone	-3 0 -1 -1 9 -4
this day	14 0 3 -4 -3 -10
this email	1 -1 -3 12 -3 -5
this email address	0 0 -3 12 -3 -6
this end	15 0 -1 -3 0 -11
this end .	15 0 -1 -3 0 -11
this for	0 0 -1 -13 1 13
this from	-4 -2 0 12 -1 -4
this goes	-3 0 -1 -2 8 -1
this has	-2 0 -1 -5 -1 10
this house	0 -1 9 -4 -1 -3
this house .	0 -1 9 -4 -1 -3
this is	-36 -7 -18 -17 8 69
this is a	-4 -1 -1 -8 -3 16
this is not	-3 -1 -13 -3 -1 21
this is the	-2 0 0 -6 0 8
this legit	-3 0 -1 13 -1 -8
this mailbox	-11 -5 -6 -1 -3 27
this number	-4 -2 -2 1 -5 12
this number $	-1 0 0 -8 -1 10
this number quantity	-1 0 -2 -3 -1 7
this one	24 2 -1 -7 -4 -14
this or	-3 -2 -1 8 0 -2
this order	-2 -1 -2 -3 -2 11
this out	-1 0 -1 -1 7 -4
this over	-2 -2 0 -9 16 -3
this over the	-2 -2 0 -9 16 -3
this past	-8 0 -3 -1 -1 12
this please	-1 0 0 8 -1 -5
this slot	36 0 -5 -4 -2 -24
this slot $	36 0 -5 -4 -2 -24
this sorry	6 0 -4 0 0 -1
this sorry ,	6 0 -4 0 0 -1
this time	12 -3 -2 -2 0 -4
this to	-3 1 -1 -1 -1 5
this was	-9 -2 0 0 0 12
this was delivered	-11 -1 0 0 0 13
this year	-6 3 8 -1 -1 -4
this year so	8 -2 -5 0 0 0
those	-12 2 95 -26 -12 -47
those $	-9 -6 46 -7 -3 -19
those .	-3 7 -4 -1 0 0
those are	-3 1 6 -3 0 -2
those dates	10 2 9 -8 -3 -9
those dates do	-5 0 8 -1 -1 -2
those days	3 5 7 -5 -1 -8
those days ,	8 0 -4 -1 0 -3
those do	-1 0 5 0 -1 -2
those do not	-1 0 5 0 -1 -2
those is good	5 2 -7 0 0 0
though	-42 53 -13 -2 -2 6
though $	-23 54 -8 -2 -2 -19
thought	3 -2 -3 9 -1 -6
through	-16 -6 -4 7 21 -1
through ,	-9 -6 3 -1 16 -3
through a	-1 0 -1 10 -1 -7
through a quantity	-2 0 -1 11 -1 -7
through the	-8 -1 -4 -2 2 13
thts	34 -1 -5 -2 -1 -27
tidy	9 -2 -2 0 0 -5
tiempo	-5 -1 -1 17 -3 -8
tight	-10 -1 -3 5 -1 10
time	10 18 -26 46 -15 -33
time !	7 0 0 -1 0 -5
time $	-25 5 -4 20 -2 6
time ,	-5 4 -1 7 -1 -3
time .	5 2 -3 -2 -4 2
time . $	6 0 0 -1 0 -5
time . i	0 0 -2 -1 -1 5
time Doffered	7 -9 -2 7 0 -2
time Doffered $	11 -7 -2 -1 0 -1
time Dopen	-7 9 -1 -1 0 -1
time T	8 -6 0 0 1 -3
time around	-9 -1 0 12 0 -1
time aside	-1 0 -1 6 0 -4
time is	9 1 -2 -1 0 -7
time on Doffered	5 -1 -1 0 0 -4
time would	-4 -1 -1 8 0 -2
time would it	-4 -1 -1 8 0 -2
time you	12 -1 -4 -11 -3 7
time you have	-4 0 -1 -8 -1 14
time you like	11 -1 -3 -3 -1 -3
times $	5 -1 0 0 0 -3
timetable	-4 -2 11 0 -1 -5
to	13 -26 -21 -21 51 -3
to $	-5 3 0 2 -1 0
to .	-6 0 10 0 0 -3
to Doffered	-29 -6 -10 -2 -2 49
to Doffered $	34 -1 -14 -1 -1 -17
to Doffered .	-27 -1 2 0 0 26
to Doffered but	-38 -3 2 -1 -1 40
to Doffered yes	26 -1 -12 -1 -1 -11
to a	-14 1 0 10 18 -15
to a human	-6 0 -1 -6 22 -8
to all	-10 -3 16 -4 -3 5
to all $	-4 0 11 -1 -1 -5
to all .	-4 -3 11 -1 -1 -2
to anything	-2 0 2 -1 9 -8
to anything until	-2 0 2 -1 9 -8
to arrange	-7 -4 -1 1 21 -11
to arrange this	-2 0 0 -1 5 -1
to ask	-5 0 -9 -7 -4 24
to ask my	-2 2 -3 -2 -2 6
to be	7 5 -9 4 -9 3
to be Doffered	16 -5 -8 2 0 -5
to be T	-4 12 0 -1 -1 -6
to be in	-5 -3 2 9 -1 -3
to be the	14 0 -9 -3 0 -2
to both	-4 -2 5 2 0 0
to check	-5 -9 -3 -6 -8 31
to check with	10 -2 -2 -3 -3 0
to come	12 -10 -3 12 -3 -9
to discuss	-5 0 -2 -2 16 -7
to discuss this	-3 0 -1 -1 12 -7
to do	-5 5 13 -3 -2 -7
to expect	7 0 0 0 0 -6
to expect you	7 0 0 0 0 -6
to get	4 -2 -3 15 -3 -10
to get a	1 -2 -1 7 -1 -4
to have	-5 2 -4 -1 8 0
to have it	-4 3 -3 9 0 -4
to hear	-3 0 0 -3 -2 8
to help	-6 10 -4 -4 -3 7
to help $	-5 2 -3 -3 -2 11
to help lift	-1 5 0 -3 -1 -1
to know	-2 -1 -1 9 -2 -3
to leave	18 -12 -2 -1 -2 0
to leave T	10 -5 -1 0 0 -3
to leave for	10 -7 -2 0 0 -1
to let	0 -1 8 2 -1 -7
to let you	0 -1 8 2 -1 -7
to lift	-5 12 0 -4 -1 -2
to lift it	-4 11 0 -4 -1 -2
to me	-3 -11 25 -5 -18 11
to me $	-6 0 1 -4 -11 19
to me .	9 -1 -1 0 -2 -4
to move	9 0 -1 -8 0 0
to my	6 0 -2 -1 2 -4
to our	2 0 0 -1 5 -6
to pay	-3 -1 2 17 -4 -11
to pay ?	-1 0 -1 10 -2 -6
to pay anything	-2 0 0 8 -1 -4
to phone	0 0 0 -3 5 -2
to phone me	0 0 0 -3 5 -2
to place	-3 1 -1 -3 -1 6
to put	-4 0 2 6 0 -3
to put it	-4 0 2 6 0 -3
to reach	1 0 -2 -2 -1 5
to receive	19 0 -4 -4 -1 -9
to receive it	19 0 -4 -4 -1 -9
to recover	-7 1 8 0 -1 0
to ring	10 0 0 -3 -3 -4
to ring me	6 0 0 -1 -1 -3
to say	-16 -4 22 -3 -4 5
to say Doffered	24 -2 -9 -2 -1 -10
to say the	-18 0 -1 -1 -2 23
to say yes	-15 -1 27 -2 -1 -8
to school	-1 -1 10 -3 -1 -4
to see	9 -9 -1 -2 -4 6
to see what	-1 -8 0 -2 -1 13
to set	-8 1 8 0 0 0
to sit	-4 8 -3 3 -1 -3
to someone	-11 -1 -3 -5 46 -27
to someone $	-9 0 -1 -3 31 -17
to someone about	-2 0 -2 -2 15 -10
to sort	-5 -2 -1 -6 28 -14
to sort it	-4 -2 -1 -6 26 -13
to speak	-12 -1 -2 -4 14 5
to speak to	-12 -1 -2 -4 14 5
to take	31 -1 -7 -8 -1 -13
to take it	24 0 -7 -7 -1 -10
to take the	6 -1 -1 -1 0 -3
to talk	-16 -1 -2 -2 23 -2
to talk it	-7 0 -1 0 0 8
to talk to	-5 0 -1 -2 18 -10
to tell	-2 -3 -2 6 -3 3
to tell you	-1 -3 -1 7 -2 1
to text	-1 -5 0 0 7 -1
to text ,	-2 -4 0 0 7 -1
to the	11 -8 13 -17 1 1
to the back	-9 0 0 0 -1 11
to the door	1 -2 9 -1 -1 -7
to the world	6 -2 -3 0 -1 -1
to these	-5 0 5 0 0 0
to track	-3 0 -2 15 -1 -8
to track the	-2 0 -2 10 -1 -5
to turn	5 0 0 0 0 -4
to us	0 -4 5 8 -2 -6
to use	-3 0 -1 -2 -1 7
to use the	-3 0 -1 -2 -1 7
to you	19 4 5 -19 -9 0
to you $	-8 -1 -2 -8 -3 23
to you .	-6 2 -1 -1 -1 7
to you ?	-5 7 0 -1 0 0
to your	5 -3 0 -1 1 -2
together	-5 -2 -1 12 3 -7
told	16 -37 1 2 -8 26
told Doffered	-5 0 -1 0 0 7
told me	-10 -5 -4 -1 -4 24
told the	23 -1 -3 -2 -1 -16
told the girl	15 0 -1 0 -1 -13
told you	11 -3 8 -2 -1 -14
told you Doffered	14 -2 -4 -1 0 -7
too	-14 -1 12 -8 11 0
too $	-4 -1 -2 -3 -1 11
too much	0 2 -4 -1 12 -8
too much to	-2 -3 -2 -1 12 -5
too soon	-3 2 17 -2 -1 -12
took	-9 -6 10 0 -4 9
took a	-1 -3 0 0 -3 7
took a day	-1 -3 0 0 -3 7
tools	5 -3 0 -2 0 1
tooth	-5 2 5 0 0 -1
tooth out	-5 2 5 0 0 -1
top	5 -1 -2 1 -2 -1
touch	-16 -2 16 -1 -1 4
touch .	-7 -1 3 0 0 6
touch . $	-7 -1 3 0 0 6
touch when	-8 -1 12 0 0 -2
track	-3 -1 -3 20 -3 -11
track it	-2 0 -1 10 -2 -5
track the	-2 0 -2 10 -1 -5
track the van	-2 0 -2 10 -1 -5
train	5 -3 0 0 0 -1
tree	-7 -2 17 -2 -1 -5
tried	-3 0 -2 -2 2 5
trolley	-2 -3 -2 -6 -1 14
trolley ,	0 -3 -2 -5 -1 11
true	-6 -2 -3 7 0 5
trust	7 0 0 0 0 -7
try	-30 -9 16 -2 17 7
try again	-16 -2 25 -1 -1 -6
try again $	-16 -2 25 -1 -1 -6
try the	-14 -7 -9 0 18 13
trying	-12 -2 0 15 0 0
turn	4 -5 -6 -1 -2 9
turn left	-6 -2 0 -1 0 9
turn the	7 -2 0 0 0 -5
turn up	0 -1 -5 -1 -1 8
turned	-6 -2 -3 3 -1 8
turned up	-6 -2 -3 3 -1 8
turned up on	-11 -1 -2 -1 0 15
twice	0 1 7 -1 -5 -2
twice $	4 0 -3 -1 -4 5
twins	0 -2 -1 0 5 -2
tych	-2 0 18 -3 -1 -11
tych terminow	-2 0 18 -3 -1 -11
typing	-1 1 0 -3 6 -3
typing this	0 0 0 -3 6 -3
un	-9 -4 29 7 -5 -18
under	-7 -5 11 -3 -3 7
under a	-3 0 0 7 0 -3
under a quantity	-3 0 0 7 0 -3
under the	-14 -1 10 -8 -2 14
understanding that	5 0 -1 -1 0 -2
unfortunately	-15 3 38 -4 -2 -19
unfortunately i	-2 0 10 -2 -1 -6
unfortunately i am	-2 0 10 -2 -1 -6
unfortunately neither	-9 0 14 -1 0 -3
unfortunately neither date	-7 0 8 0 0 -1
uni	-2 2 -2 -4 0 6
uni $	-1 0 -1 -4 0 6
unit	-5 -2 -1 0 0 8
unit is	-7 0 0 -1 0 9
unless	18 -6 -2 -2 -1 -7
unless it	7 -2 -1 -2 0 -4
unless it rains	5 -1 0 -1 0 -2
unless my	7 -4 -1 0 0 -2
unless my daughter	7 -4 -1 0 0 -2
unpaid	-3 0 -4 -1 -1 10
unsubscribe	-26 -1 -7 -10 -11 56
unsubscribe $	-17 -1 -4 -5 -2 29
unsubscribe me	-9 0 -3 -5 -9 26
unsubscribe me $	-6 0 -1 -1 -3 10
unsubscribe me from	-3 0 -2 -5 -6 16
unsure	-52 -6 11 -9 0 55
unsure $	-6 -1 -5 -3 -1 17
unsure which	5 -1 -1 -1 0 -1
unsure yet	-6 0 -5 -3 -1 15
unsure yet $	-6 0 -5 -3 -1 15
until	-2 9 11 -4 9 -24
until T	15 -7 -4 -1 0 -3
until further	-1 0 12 -3 -1 -7
until further notice	-1 0 12 -3 -1 -7
until i	0 -1 5 -1 -1 -3
until i have	0 -1 5 -1 -1 -2
until then	-21 23 -1 0 0 0
until then $	-21 23 -1 0 0 0
up	27 -11 -4 -4 -1 -8
up $	-20 3 -2 -4 -3 27
up ,	5 -1 -1 -2 0 -1
up , so	8 0 0 0 0 -7
up .	-2 6 -4 -1 -2 3
up . $	-1 6 -1 -1 0 -3
up Doffered	-5 0 -2 0 0 8
up T	-1 -2 -2 -1 7 -1
up T $	-1 -3 -2 -1 7 -1
up a	-3 -3 -1 -2 11 -3
up a ladder	-3 -3 -1 -2 11 -3
up and	-7 0 9 -9 -1 8
up is	0 -3 -9 12 0 0
up is T	0 -3 -9 12 0 0
up on	-12 -3 6 -1 0 10
up quantity	12 -1 -4 3 -1 -9
up quantity ,	-3 -1 -3 9 0 -3
up to	33 1 0 0 -4 -29
up with	10 -5 7 -1 -5 -6
up with the	7 -5 8 -1 -4 -5
update	-26 -3 -4 -14 -2 50
update $	-1 0 -3 -3 0 7
upstairs	2 -2 -5 25 -3 -18
upstairs $	-5 -2 -2 19 -1 -9
us	13 -9 28 -35 78 -73
us !	5 0 -4 0 0 -1
us ! $	5 0 -4 0 0 -1
us $	-19 -5 36 -10 23 -25
us ,	1 8 -5 -1 -1 -3
us .	13 -6 0 -3 -3 -1
us a	-10 -3 -3 -5 34 -13
us a bell	-7 -1 -5 -4 29 -12
us a ring	-2 -2 0 0 6 0
us about	-3 0 -2 -4 11 -2
us and	8 0 -1 -1 -1 -6
us as	0 5 -5 0 0 0
us down	10 0 -6 -1 -1 -2
us down for	15 -2 -11 -1 0 0
us i	-2 10 -6 0 -1 -1
us i am	-2 9 -5 0 -1 -1
us in	9 -2 -4 -1 -2 -1
us me	10 -1 -1 -1 -2 -5
us me off	6 0 0 -1 -1 -3
us please	-3 1 -1 -1 0 5
us please $	-3 -1 -1 -1 1 6
us say	8 1 -4 -1 -1 -3
us say Doffered	15 -7 -3 -1 -1 -3
us the	-7 1 9 -1 -1 0
use	-39 0 25 -17 -11 42
use the	-15 -3 -5 -12 -6 41
use the back	-12 -2 0 -1 -1 17
use the side	-1 0 -1 -4 -4 9
use to	-9 6 14 -2 -3 -7
use to me	-4 -6 18 -2 -3 -3
use to us	-5 1 5 0 0 0
used	-8 -1 4 6 -2 2
used .	-4 0 -1 0 0 5
useless	-8 -6 6 -8 -2 18
usually	-2 -3 0 11 -1 -5
van	-2 -1 -3 18 2 -14
van aside	-2 0 -2 10 -1 -5
van is	-2 -1 0 5 0 -1
van is it	-2 -1 0 5 0 -1
vans	0 -1 -7 7 0 1
very	17 -8 -14 -4 -2 12
very good	-10 -2 0 0 0 12
very much	7 -2 0 -1 0 -4
very well	4 -3 -3 -1 -2 6
very well ,	6 -2 0 0 0 -4
visit	-5 0 -2 1 -1 7
voicemail	5 -1 0 -1 0 -4
wait	15 -6 -11 -4 -3 9
waited	-13 7 -10 0 7 9
waited here	-5 12 -1 -3 -1 -3
waited in	-4 -5 -8 5 9 3
waited in all	-2 -3 -4 0 10 -1
waited in the	7 0 -3 6 0 -10
waitin	-15 -2 -5 33 -2 -10
waiting	18 -3 -24 2 -5 12
waiting $	29 0 -19 -5 -1 -3
waiting for	-4 0 0 6 0 -1
waiting to	-3 0 0 -3 -2 8
waiting to hear	-3 0 0 -3 -2 8
waive	-4 -1 -1 -1 0 7
waive fees	-3 -1 0 -1 0 6
wales	7 -1 -3 0 0 -2
walk	4 -9 9 0 -1 -3
walnut	7 -1 0 1 0 -7
want	5 12 -21 -10 -5 18
want .	5 -1 0 -1 0 -3
want it	-3 -2 -11 -2 -2 20
want it any	-2 0 -3 -6 -1 11
want it in	-2 0 -3 9 0 -3
want the	9 -2 0 0 0 -6
ward	-5 -4 15 -2 4 -8
wardrobe	-12 -1 -5 8 -2 13
wardrobe is	-15 -1 -1 0 0 17
warehouse	2 -1 -2 -2 8 -6
was	-41 -38 -3 -1 -9 91
was a	5 -2 -1 -5 -1 3
was all	-2 -1 5 0 0 -1
was all set	-2 -1 5 0 0 -1
was delivered	-11 -2 0 -1 0 14
was delivered on	-11 -2 0 -1 0 14
was going	8 0 -1 0 0 -7
was going to	8 0 -1 0 0 -7
was good	-6 0 -6 -5 -1 19
was good $	0 0 -5 -1 0 6
was good ,	-7 0 -1 -4 -1 13
was hoping	-4 2 6 -1 -1 -2
was the	-16 -2 -3 -7 -1 28
was told	-5 -27 -2 -2 0 36
was told Doffered	-5 0 -1 0 0 7
washing	7 -1 0 0 -1 -5
watching	7 0 0 0 0 -7
way	6 -5 -4 19 -4 -12
way $	7 -2 -2 0 0 -2
wczesniej	-1 -1 -1 5 0 -3
wczesniej ?	-1 -1 -1 5 0 -3
we	12 22 50 -34 -1 -50
we accept	16 -2 -7 -2 -1 -5
we are	6 15 37 -18 -6 -33
we are abroad	-3 -7 32 -20 -1 -1
we are at	-17 5 9 6 -1 -2
we are both	11 -1 -7 -2 0 0
we are in	0 9 -3 -3 -1 -2
we are off	8 -1 -1 0 0 -5
we are on	-15 -1 16 5 -1 -4
we are out	9 -8 3 -1 0 -3
we are retired	28 -4 -11 -2 -2 -9
we both	7 2 -6 0 0 -2
we both work	2 6 -6 0 0 -2
we can	11 -2 -4 -6 3 -3
we can do	24 -2 -12 -5 -1 -5
we can not	-10 2 9 0 0 -1
we do	-7 10 -1 -2 1 -1
we do Dfree	-2 5 -2 -1 0 0
we get back	-3 6 0 0 0 -2
we go	5 -6 3 -1 0 -1
we had	-16 -6 -9 -1 -1 33
we have	5 -16 20 -4 -4 -1
we have a	-1 -3 9 -1 -1 -3
we have got	0 1 13 -2 -1 -11
we have guests	6 -1 -4 0 0 0
we have moved	-6 0 -9 -1 -1 17
we have no	3 -1 -7 7 -1 -1
we have our	-7 0 9 0 0 -2
we have the	9 -8 6 -3 -1 -4
we leave	-1 -1 8 0 0 -6
we look	4 4 -1 0 -1 -5
we moved	0 -5 -3 11 -1 -3
we please	7 -3 -1 0 0 -3
we please deliver	7 -3 0 0 0 -3
we say	-2 16 -6 -4 -3 -2
we say Dfull	-5 16 -4 -4 -1 -2
we shall	-6 8 0 0 0 -2
we shall be	-6 8 0 0 0 -2
we sorry	-7 0 8 -1 0 -1
we want	9 -1 0 -1 0 -6
we will	5 -2 -5 -8 8 2
we will be	11 2 1 -5 -3 -6
we will have	6 -2 4 -1 0 -6
we will not	-6 -1 -8 0 -1 16
we will sort	-6 -1 -1 -3 12 -2
we would	8 -7 -3 -1 -3 5
we would like	2 -4 -2 -1 -2 6
weather	5 0 -3 0 0 -1
website	-2 -1 -1 8 0 -4
website says	-6 -1 -1 7 -1 0
wedding	35 -5 18 -4 -2 -41
wedding !	38 -1 -4 -2 -1 -31
wedding ! !	38 -1 -4 -2 -1 -31
wedding $	-2 0 13 -1 -1 -8
wedding in	5 -3 -1 0 0 0
week	-7 23 41 -20 -9 -28
week $	-4 5 22 -5 -2 -17
week ,	-2 -1 7 0 0 -4
week .	5 2 -2 0 0 -4
week in	-4 0 -1 0 -1 6
week is	-2 -1 10 -4 0 -3
week later	-5 10 -1 -3 -1 0
week of	-2 5 1 -2 0 -2
weight	-2 -3 -1 12 -3 -2
well	13 -10 -19 8 7 2
well ,	4 -3 -5 0 11 -6
well , thanks	6 -2 0 0 0 -4
well .	7 -3 -1 0 -1 -2
well it	5 -1 0 -2 0 -1
well or	-13 -1 0 15 0 -1
well or just	-13 -1 0 15 0 -1
went	11 -2 -6 13 -3 -14
went to	0 -1 -3 13 -1 -7
were	-16 -17 7 7 -3 23
wet	-10 -1 4 -3 -1 11
wet .	-5 0 7 -1 -1 0
wet concrete	-5 0 -2 -1 0 9
what	-70 -50 -8 105 -11 33
what a	6 0 0 -2 -1 -3
what about	17 6 -3 1 -1 -20
what about the	35 0 -2 -33 0 0
what do	-1 0 0 6 0 -4
what do i	-1 0 0 5 0 -4
what else	-6 -1 35 -17 -1 -10
what else have	0 0 7 -5 0 0
what else is	-2 0 19 -8 -1 -9
what else you	-3 0 5 -1 0 -1
what happens	-17 -6 -5 36 0 -7
what happens if	-4 -4 -2 15 0 -4
what i	-7 -24 -10 -4 7 38
what i said	10 -1 -1 0 -1 -7
what if	-3 -1 -5 15 0 -6
what is	-29 -8 -9 26 -3 22
what is O	-3 -1 0 11 0 -7
what is the	-5 -5 -1 20 -1 -8
what is your	-1 -1 0 9 0 -7
what it	2 1 -2 -24 -4 26
what it is	-5 2 -2 -23 -1 29
what size	-2 -1 0 5 0 -2
what size van	-2 -1 0 5 0 -2
what time	-27 -7 -3 43 -1 -5
what time around	-9 -1 0 12 0 -1
what time would	-4 -1 -1 8 0 -2
what we	6 -1 -1 -1 0 -4
when	-72 32 51 10 2 -22
when $	-3 0 0 5 4 -5
when .	-2 0 5 0 -1 -2
when hes	9 0 0 -1 -9 1
when hes duration	10 0 0 0 -9 -1
when i	-62 54 16 -6 -3 1
when i am	-29 24 8 -1 -1 -1
when i get	-10 15 -1 -3 0 -1
when i have	-5 3 -3 -1 -1 7
when i paid	-3 -3 7 0 -1 -1
when it	-4 -2 14 -2 -1 -4
when it is	-6 0 8 -1 -1 1
when it will	-2 0 7 0 0 -4
when the	-12 -1 3 -9 2 16
when they	-17 -4 21 -4 -3 7
when they are	-3 -1 10 1 -1 -5
when they come	-5 -1 -5 -5 -1 15
when they will	-2 0 6 -1 -1 -2
when would	-1 -1 0 7 -2 -3
when you	18 -5 -16 -13 13 4
when you get	-2 -4 -3 -7 20 -4
whenever	19 14 36 -17 -8 -44
whenever $	18 4 -5 -4 -1 -13
whenever you	-3 8 -3 -6 -2 6
whenever you can	-20 4 -2 -4 -1 23
whenever you like	17 3 -1 -2 -1 -17
where	-8 -1 -2 43 -3 -30
where is	-6 0 -2 27 -1 -18
where is it	-4 0 -1 14 0 -8
whether	-12 -2 0 25 -6 -4
whether the	-4 -2 -1 13 -4 -3
which	11 -6 -13 75 -7 -60
which $	9 9 -6 -3 0 -8
which address	0 -9 -2 12 0 -1
which address have	0 -9 -2 12 0 -1
which i	11 -2 -2 -1 -1 -6
which i have	7 0 -2 -1 0 -4
which i will	5 -1 -2 0 0 -1
which is	-6 -1 3 0 -1 5
which is not	-5 0 3 -2 -1 4
which of	-9 -5 -3 30 -2 -10
which of them	-5 0 -2 12 -1 -5
which of these	-6 -2 -1 14 0 -4
which one	-5 0 -1 15 0 -9
which one is	-5 0 -1 15 0 -9
which order	-2 0 -1 9 -1 -5
which order is	-2 0 -1 8 -1 -5
whichever	82 7 -30 -28 -12 -18
whichever $	19 -1 -10 -1 -1 -6
whichever ,	-15 -1 -5 -6 -2 30
whichever , i	-18 -1 -2 -2 -2 25
whichever day	-6 7 0 0 0 -1
whichever fits	10 0 -5 -1 -1 -4
whichever is	32 1 -6 -9 -2 -17
whichever is easiest	13 0 -3 -4 -1 -5
whichever one	6 -1 -1 -1 0 -3
whichever one is	6 -1 -1 -1 0 -3
whichever suits	12 1 -1 -1 -1 -10
whichever suits your	9 1 -1 -1 0 -8
whichever you	13 1 -1 -3 -3 -7
while	10 -6 11 -1 -2 -13
whitby	7 -2 1 0 -2 -3
who	-53 -17 -14 74 -8 19
who brought	-3 -4 0 -1 0 9
who dis	-8 -1 -8 29 -7 -5
who dis $	-8 0 -2 36 -5 -21
who gave	-1 0 -3 -1 -1 5
who gave you	-1 0 -3 -1 -1 5
who has	0 -5 12 1 -1 -6
who is	-29 -3 -5 7 -2 32
who is paying	0 0 0 7 0 -7
who is this	-1 0 -1 11 -1 -8
who knows	0 0 0 -1 5 -3
whoever	-5 5 -3 -2 -1 5
whole	-2 9 -2 2 -2 -5
whole day	0 -5 0 6 -1 -1
whole day $	-1 -5 0 7 0 0
whole family	-9 12 0 -1 -1 -1
whole family will	-6 6 0 0 0 0
whole of	6 0 -1 0 0 -5
why	-49 -8 -21 120 -3 -40
why am	-9 -2 -5 26 -1 -10
why am i	-9 -2 -5 26 -1 -10
why has	-3 0 -1 8 0 -4
why has it	-3 0 -1 8 0 -4
wife	18 -10 12 -10 10 -19
wife is	7 -5 0 0 0 -1
wife is in	7 -6 0 0 0 0
wife s	-8 -1 16 -2 -1 -4
wife says	7 -1 2 -4 -1 -3
will	41 -51 19 11 -17 -16
will ask	-7 0 -6 -6 -1 20
will ask my	-1 0 -3 -1 0 5
will ask the	-4 0 -1 -2 0 8
will be	40 -6 28 -24 -10 -28
will be $	-2 0 6 0 0 -4
will be T	7 -3 0 -4 0 0
will be asleep	-9 -1 10 0 0 0
will be at	-11 0 21 -1 0 -9
will be back	-13 4 -1 0 -1 10
will be good	-11 -2 -1 0 0 15
will be here	14 10 -15 -4 -2 -3
will be home	-6 -2 -5 -1 -1 15
will be in	24 -5 6 -17 -1 -9
will be there	16 1 -7 -2 -1 -8
will be under	-8 0 14 -1 -1 -4
will check	-10 0 -1 -3 0 14
will check with	-10 0 0 -2 0 12
will come	-5 -3 9 -1 -2 1
will come back	-9 -2 12 -1 -1 1
will do	20 -2 -11 -4 -3 -2
will do good	1 3 -7 -1 0 3
will do if	6 -3 -2 0 0 -1
will find	6 -1 0 0 0 -4
will finish	-2 0 5 -1 0 -2
will get	2 3 -2 -16 -3 15
will get back	-9 0 -2 -4 -2 17
will go	11 -1 -2 0 0 -9
will have	12 -4 -14 -9 -6 21
will have a	8 -4 -5 -2 -2 4
will have to	5 -1 -11 -4 -3 15
will i	-6 -7 -5 46 -2 -26
will i get	-4 0 -3 17 -1 -9
will it	0 -1 -2 15 -2 -10
will it fit	-5 0 -1 15 -2 -8
will it take	-3 0 0 6 0 -2
will know	9 -4 -1 0 0 -4
will let	-3 -4 8 -7 -3 9
will let you	-1 -3 2 -6 -3 11
will look	-8 0 -4 -4 -1 18
will look at	-3 0 0 -1 0 5
will look later	-5 0 -4 -3 -1 14
will need	-6 1 -1 1 2 3
will need to	-6 1 -1 1 2 3
will not	-17 4 38 -8 -7 -10
will not be	-20 -6 29 -5 -2 4
will not get	-2 -1 7 0 -1 -4
will not let	-4 5 5 -1 -2 -3
will see	-8 0 0 0 0 8
will sign	8 -2 -1 -2 0 -3
will sort	-6 -1 -1 -3 12 -2
will sort a	-5 0 0 0 6 -1
will take	22 -1 -3 -1 0 -17
will take O	19 -1 -1 -1 0 -16
will tell	0 -1 -3 -4 7 1
will tell you	-7 -1 -4 -3 8 7
will text	-10 0 14 -4 -1 2
will the	-4 -2 -4 33 -1 -23
will they	-1 -1 -4 14 -1 -7
will they take	16 0 0 -15 0 0
will you	1 -2 0 0 8 -6
window	9 -10 -17 19 -1 0
window .	8 0 -8 0 0 1
wish	-3 -3 2 -2 -2 7
with	17 -23 8 -14 8 5
with Doffered	21 -3 -3 -1 -2 -13
with Doffered $	12 -1 -2 0 -1 -8
with Doffered .	6 -1 0 0 0 -4
with a	2 3 -3 7 -6 -3
with a flask	8 0 0 0 0 -7
with apologies	-6 -1 7 0 0 0
with apologies $	-6 -1 7 0 0 0
with domu	-2 -1 -1 9 -1 -5
with domu ?	-2 -1 -1 9 -1 -5
with it	-2 0 -1 1 13 -11
with it $	-1 0 0 -5 13 -7
with me	10 7 -15 -5 -7 11
with me $	-6 5 -12 -4 -3 20
with me back	9 -1 -3 0 -2 -3
with mum	8 -6 0 0 0 -1
with my	2 -1 25 -6 -7 -13
with my husband	-6 -1 0 0 0 8
with my wife	-5 -1 -1 0 -1 8
with next	2 -2 -6 10 -1 -3
with next door	2 -2 -6 10 -1 -3
with no	-1 0 6 0 -1 -3
with place	-12 -1 -3 -6 -2 23
with place $	-11 0 -1 -1 -1 15
with place if	-2 0 -1 -5 -1 9
with quantity	6 -1 0 0 -1 -5
with that	26 0 -6 -2 -5 -13
with that $	19 0 -6 0 0 -12
with the	-12 -1 -7 -7 1 26
with the baby	9 -2 -2 -2 0 -4
with the dog	5 0 -4 0 0 0
with them	5 0 -1 -3 0 0
with them ?	5 0 -1 -3 0 0
with twins	-2 -2 0 0 5 -1
without	8 -2 -2 -1 2 -5
wniesienie	-1 -1 -2 9 -1 -5
wniesienie na	-1 -1 -1 6 0 -3
wondering	-1 -1 -1 5 0 -1
work	-30 19 84 -20 -1 -51
work $	-6 13 30 -14 -5 -18
work ,	18 2 -5 -5 -2 -6
work .	-16 2 15 0 0 -1
work Doffered	-4 -8 20 -2 0 -6
work Doffered $	-20 -2 26 0 0 -5
work Doffered and	7 0 -7 0 0 0
work Doffered so	5 -2 -1 -2 0 0
work T	-15 20 1 -1 -1 -4
work T $	-21 27 -2 0 0 -3
work T so	6 -7 4 0 -1 -1
work and	-6 0 5 -1 0 3
work both	-2 0 7 -2 0 -3
work both days	-2 0 7 -2 0 -3
work but	-10 -2 -3 0 18 -3
work for	-5 3 7 -1 -1 -2
work from	17 0 -1 -2 -1 -12
work from home	17 0 -1 -2 -1 -12
work on	7 -7 5 -3 -1 -1
work so	6 0 -2 -1 -1 -2
work then	-8 -5 6 15 -2 -6
work then $	-8 -5 6 15 -2 -6
work unpaid	-3 0 -3 -1 -1 8
work with	6 -1 -2 0 -2 -2
working	-17 -4 72 -7 -10 -34
working $	-8 -1 16 0 -1 -6
working .	0 9 -5 -2 -1 0
working Doffered	-17 -5 31 -3 0 -6
working Doffered $	-23 -4 36 -3 0 -6
working T	10 -7 0 -1 0 -1
working all	-5 0 15 -4 -1 -5
working both	-2 0 6 -1 -1 -3
working it	-3 13 0 -3 -1 -6
working it $	-3 13 0 -3 -1 -6
working lates	7 -3 1 -2 -1 -3
working lates Doffered	-6 8 -1 0 0 -1
working rota	18 -7 -3 -1 -2 -6
working rota $	14 -4 -2 -1 -1 -5
working then	-4 0 8 -1 0 -3
works	76 -18 19 -40 -19 -22
works $	16 -4 55 -9 -4 -53
works ,	13 -8 -6 -6 -2 10
works , i	5 -5 2 0 0 -2
works , thanks	18 -1 -2 -3 0 -11
works .	20 4 -10 -1 -1 -12
works . $	0 5 -5 0 0 -1
works . please	12 0 -3 0 -1 -8
works do	10 -9 -1 0 0 0
works for	8 -4 -7 -13 -3 20
works for me	6 -2 -10 -13 -3 21
works good	-23 -1 -4 -3 0 30
works is	-2 5 -2 0 0 0
works thanks	24 -6 -8 -1 0 -10
works thanks $	24 -6 -8 -1 0 -9
world	14 -4 -5 0 -1 -3
world $	6 -2 -3 0 -1 -1
would	-20 48 -16 16 21 -46
would Dfull	-12 15 -1 -1 0 -1
would Dfull be	-12 15 -1 -1 0 -1
would Doffered	-9 -5 -9 31 -2 -7
would be	-3 28 -3 -9 -7 -4
would be best	15 -11 -1 -1 0 -1
would be better	-13 18 -1 -1 -1 -2
would be good	-3 5 1 -7 -2 6
would be the	-4 8 0 0 -2 -2
would go	14 -2 -2 0 -1 -10
would have	-9 -10 30 -3 -1 -6
would have been	-9 -2 20 -2 -1 -6
would have said	-5 -3 11 0 0 -3
would have to	5 -4 -2 0 0 2
would i	6 -3 -7 15 -3 -9
would it	-4 1 -4 0 9 -2
would it be	-4 1 -4 0 9 -2
would like	-16 -10 -8 -9 11 33
would like Dconflict	-19 -5 0 0 -2 26
would like the	8 -6 -4 -3 -2 6
would like to	-8 -1 -1 -5 11 4
would love	-11 0 22 -1 -2 -8
would love to	-11 0 22 -1 -2 -8
would prefer	4 -2 -1 -3 10 -9
would prefer the	5 -3 0 -1 0 -1
would prefer to	-2 0 -1 -1 11 -7
would rather	17 -9 -5 -3 9 -9
would rather speak	-3 0 -1 -1 7 -2
would suits	-13 23 -6 -1 -2 -1
would suits ,	-2 8 -5 0 0 0
would suits us	-10 12 0 0 -1 0
would that	-3 -1 -1 6 0 -1
would that be	-3 -1 -1 6 0 -1
would want	0 19 0 -4 -1 -13
would work	14 -1 -5 -1 -1 -7
would work $	0 5 -4 0 0 0
would yes	-4 0 0 0 6 -1
would you	7 -2 -1 -5 4 -3
write	-12 2 10 -1 -2 4
writing	2 -3 -15 -2 12 6
writing .	-2 0 -8 0 -1 11
writing . $	-2 0 -8 0 -1 11
written	-1 -1 -3 -1 -1 8
written apology	-4 0 -2 -1 -1 8
written to	5 -1 0 0 0 -4
wrong	-13 -1 -38 -27 -7 86
wrong number	-18 -1 -18 -19 -4 60
wrong number $	-6 -1 -15 -12 -2 36
wrong number ,	-2 0 -2 -2 -1 7
wrong person	-1 0 -6 0 0 7
x	35 1 15 -17 -9 -24
x $	36 1 28 -12 -8 -46
xx	-17 -5 -12 -5 -1 40
xx $	-17 -5 -12 -5 -1 40
year	-14 5 16 -1 -1 -5
year .	-1 -5 6 0 0 -1
year so	8 -2 -5 0 0 0
years	-3 0 -4 -2 -1 10
yes	117 -20 -124 -9 -27 -33
yes !	17 -3 -4 -2 -1 -6
yes ! !	10 -3 -2 -2 -1 -2
yes ! $	6 0 -2 0 0 -3
yes $	84 13 -19 -27 15 -66
yes ,	61 -20 -11 -20 2 -10
yes , $	27 -3 -2 -2 -1 -19
yes , i	-10 -2 -5 -2 0 20
yes , thanks	6 0 0 0 0 -5
yes , yes	9 -1 -1 -1 -1 -6
yes .	35 -16 -26 -8 -10 26
yes . $	39 -3 -4 -4 -2 -26
yes . it	7 0 -1 -1 0 -5
yes ?	-32 6 -1 31 -1 -3
yes ? $	-28 3 -1 29 0 -3
yes Doffered	7 -8 -21 -8 -3 34
yes Doffered $	6 -1 -1 -1 0 -4
yes Doffered .	8 0 0 -5 -2 0
yes Doffered is	5 0 -3 0 0 -1
yes all	5 0 0 -1 0 -3
yes all good	5 0 0 -1 0 -3
yes as	8 -1 -1 -3 0 -2
yes as long	7 -1 -1 -3 0 -2
yes but	-16 26 1 -9 -6 4
yes but T	-29 30 0 0 0 -1
yes but can	18 -15 0 -3 0 0
yes but could	5 2 -1 -3 0 -3
yes but i	-9 13 11 -1 -2 -12
yes but not	-27 1 -7 0 0 34
yes finally	6 0 -1 -2 0 -3
yes good	24 -1 -4 -8 -1 -10
yes good $	7 0 -1 -1 0 -4
yes good .	8 0 0 -5 -1 -1
yes i	-2 0 -1 -9 10 3
yes i can	6 0 0 -2 0 -3
yes i would	-11 0 0 -7 11 7
yes if	16 11 -1 -12 -2 -12
yes if it	5 2 0 -6 0 -1
yes if you	-13 14 0 0 0 0
yes it	8 0 0 -4 0 -4
yes it is	8 0 0 -4 0 -4
yes no	-24 0 31 -1 0 -5
yes ok	-17 0 0 0 0 18
yes ok $	-18 0 0 0 0 19
yes please	29 -6 -5 -13 -9 4
yes please $	8 0 0 -1 -1 -6
yes please ,	7 0 0 -5 0 -1
yes please .	5 -1 0 -2 0 -2
yes thanks	16 0 -1 -2 0 -13
yes thanks $	10 0 -1 -1 0 -8
yes that	27 -4 -9 -10 -1 -3
yes that is	14 -3 -2 -7 0 -2
yes then	0 -1 5 -1 0 -3
yes to	-24 -2 -16 -2 -2 46
yes to Doffered	-25 -5 -16 -2 -1 50
yes works	8 0 -2 -1 0 -5
yes works $	8 0 -2 -1 0 -5
yes yes	29 -4 -3 -6 -2 -14
yes yes $	11 0 -1 -2 -1 -6
yes yes yes	8 0 -1 -2 0 -4
yet	-14 -3 17 -1 2 0
yet $	-11 -2 7 3 -4 7
yet ,	-3 0 5 -1 2 -2
yn	-5 0 20 -3 -4 -8
yom	-7 -4 9 0 0 3
yom kippur	-7 -4 9 0 0 3
you	11 -19 -42 34 9 15
you !	-9 -1 -1 0 -1 12
you $	-1 5 -16 6 1 4
you ,	16 -6 6 -2 -5 -10
you , that	12 -3 0 0 0 -8
you .	3 -4 -5 1 -3 8
you . $	2 -6 -5 3 -2 8
you . one	-3 0 -1 -2 0 6
you ?	-10 19 0 -6 -1 -2
you Dfull	-10 -14 -1 31 -1 -6
you Doffered	18 -12 -12 23 -2 -15
you Doffered $	19 -2 -3 -4 -1 -10
you Doffered but	12 -3 -1 -1 0 -6
you T	15 4 -5 -11 -1 -3
you a	1 -1 -2 12 -2 -9
you already	3 -4 -1 6 0 -5
you any	-9 -1 18 -4 -1 -3
you are	-3 -3 -9 -7 -7 28
you are a	-1 0 -1 -4 -1 7
you are now	-4 -1 -1 -1 0 6
you as	-5 -1 0 0 0 7
you as soon	-5 -1 0 0 0 7
you aside	2 0 -2 -4 -1 5
you ask	2 -12 13 -1 -1 -2
you at	-5 0 -2 -6 -3 15
you book	0 0 0 -1 5 -4
you book anything	0 0 0 -1 5 -4
you call	-3 -3 -2 -3 16 -5
you call please	-3 -3 -1 -3 15 -5
you can	-1 21 -14 -33 -8 34
you can $	-4 5 0 0 0 -1
you can do	-14 14 0 0 0 0
you can get	7 -1 0 -6 0 0
you can promise	9 0 -1 -2 0 -6
you choose	59 -4 -5 -15 -7 -27
you choose $	23 -1 -1 -5 -1 -15
you come	0 14 -1 -8 -1 -4
you confirm	-4 -3 -3 14 -2 -2
you deliver	-12 -6 -2 18 -7 9
you did	-16 -1 -5 -3 -1 26
you do	11 41 8 -49 -5 -6
you do $	-16 -1 18 0 0 0
you do Dfree	-2 14 -6 -5 -1 0
you do Dfull	-2 16 0 -12 -1 -1
you do Doffered	39 -11 -1 -26 0 0
you do T	-3 5 0 -1 0 0
you do the	6 0 -1 -5 -1 0
you for	-18 16 -3 -6 -6 16
you for contacting	-10 -6 0 0 -3 20
you for letting	7 0 -1 0 0 -6
you for the	-3 0 0 -2 0 5
you for your	-2 0 -1 -2 -1 6
you get	-10 -6 -6 30 19 -28
you get duration	-7 0 -3 -4 18 -3
you get here	6 -4 0 -1 0 0
you get my	-6 -2 -3 26 -2 -14
you give	-4 -3 -1 5 5 -3
you give me	-1 -2 0 -1 5 0
you got	-20 26 -11 35 -5 -24
you got $	-3 0 7 -1 0 -1
you got ?	0 -6 2 4 0 -1
you got any	-1 -2 -3 11 -1 -4
you got anything	-9 29 -2 -11 0 -6
you got for	-1 -5 -1 12 -1 -4
you got the	-2 -1 -4 21 -2 -13
you have	0 10 -5 -30 -7 32
you have anything	-2 0 10 -4 -1 -4
you have got	5 11 -14 -4 -4 5
you have the	4 0 -3 -6 0 6
you in	6 -1 7 -2 -3 -7
you kindly	-3 2 0 5 -2 -1
you know	-24 -9 -3 -4 -4 43
you know $	0 -1 3 6 -1 -8
you know Dfull	-2 -2 -1 -3 0 8
you know Doffered	-13 -3 -3 -8 0 27
you leave	-1 0 0 17 -1 -14
you leave it	-1 0 0 17 -1 -14
you like	31 7 -5 -7 -3 -22
you like $	16 5 -1 -2 -1 -17
you lot	12 -8 -3 -9 -4 12
you lot are	-2 -3 -1 -4 0 10
you make	13 -6 -2 -7 5 -3
you make it	14 -6 0 -6 -1 0
you narrow	-7 0 -5 15 -1 -2
you not	-1 -11 -3 19 -1 -2
you not do	0 -8 -1 10 -1 0
you not got	0 5 -1 -4 0 0
you on	-12 -2 -3 -1 0 19
you only	-3 -2 6 0 0 0
you people	-5 -1 5 -6 -1 7
you phone	-6 -3 -4 -3 23 -7
you pick	19 3 -1 -5 -1 -15
you pick $	9 3 -1 -4 -1 -7
you promise	11 -4 0 -6 0 -1
you promise it	10 -3 0 -6 0 -1
you propose	6 2 2 -1 0 -9
you propose is	8 0 0 -1 0 -7
you put	12 -3 -1 -3 -3 -3
you put it	10 -1 -1 -2 -3 -3
you ring	-3 -1 -4 -5 21 -7
you ring me	-2 0 0 -1 8 -5
you ring us	-2 0 -1 -4 9 -2
you said	-14 -2 -2 -2 0 19
you said Doffered	-4 0 -1 0 0 6
you see	-4 0 -1 -1 -1 6
you send	-11 -7 25 -1 -3 -3
you send a	-2 -1 0 5 -1 -1
you send me	0 -3 9 -4 -1 0
you send more	-9 -2 16 -2 0 -2
you so	-3 -1 -1 0 -1 6
you so much	-5 0 -1 0 -1 6
you still	-5 0 -1 15 0 -8
you still have	-1 0 -1 10 0 -6
you suggest	-7 -3 10 0 0 0
you take	-5 -2 -1 18 -2 -8
you take the	-6 -1 -1 15 -2 -5
you tell	-8 -3 -2 26 -6 -7
you tell me	-11 -3 -1 24 -5 -4
you text	10 -2 0 -4 -2 -1
you the	-3 -2 -1 11 1 -5
you the same	-3 -2 -1 11 0 -5
you to	-10 0 -3 -2 -2 16
you want	-3 1 -4 -5 -1 13
you when	-4 -2 12 -2 4 -7
you when $	0 0 0 -2 5 -2
you yes	-26 -6 0 8 25 0
you yes $	-25 0 0 0 25 0
your	-12 -15 -24 22 1 30
your driver	-3 -5 -2 -3 -1 15
your e	-11 -1 -3 0 0 15
your e mail	-11 -1 -3 0 0 15
your email ,	-4 0 0 0 0 5
your first	-1 -2 -3 0 -1 7
your guys	-1 0 0 6 0 -4
your lads	-13 -4 -1 -6 0 24
your list	-2 -3 -4 -3 1 9
your list $	-2 -2 -1 -3 -2 9
your lorry	-3 0 -1 8 0 -4
your men	7 -1 0 0 0 -5
your men to	5 0 0 -2 0 -3
your message	1 -5 -1 -4 -1 10
your message ,	8 -3 0 -1 0 -5
your message .	4 -1 4 0 0 -7
your old	-2 0 -1 6 -1 -2
your old sign	-1 0 -1 5 -1 -2
your round	6 -2 0 -2 0 -1
your route	22 0 -6 -2 -1 -12
your route $	20 0 -5 -2 -1 -12
your system	-9 -2 0 0 0 11
your text	-4 -2 0 8 0 -1
your website	-2 -1 -1 7 0 -4
your website says	-6 -1 -1 7 -1 0
yours	9 -3 -2 0 -1 -3
z	-2 0 18 -3 -1 -11
z tych	-2 0 18 -3 -1 -11
z tych terminow	-2 0 18 -3 -1 -11
zadzwoni	-1 -1 -1 5 0 -3
zadzwoni wczesniej	-1 -1 -1 5 0 -3
zadzwoni wczesniej ?	-1 -1 -1 5 0 -3
星期六可以	20 -1 -2 -2 -1 -15
星期六可以 ,	20 -1 -2 -2 -1 -15
星期六可以 , 谢谢	20 -1 -2 -2 -1 -15
谢谢	20 -1 -2 -2 -1 -15
谢谢 $	20 -1 -2 -2 -1 -15
`;
